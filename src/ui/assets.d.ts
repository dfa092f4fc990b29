// Metro turns an imported picture into what an Image takes as its source.
declare module '*.png' {
  const source: number;
  export default source;
}
