declare module '*.ttf' {
  /** The address under which the bundler serves the font file. */
  const url: string;
  export default url;
}
