// Metro turns an imported file into where to find it. On the web that is an address.
declare module '*.wasm' {
  const address: string;
  export default address;
}
// On a phone it is a number by which the player finds the file.
declare module '*.wav' {
  const place: string | number;
  export default place;
}
