// Metro turns an imported file into where to find it. On the web that is an address.
declare module '*.wasm' {
  const address: string;
  export default address;
}
