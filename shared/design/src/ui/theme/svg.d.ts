declare module '*.svg' {
  /** The address under which the bundler serves the drawing. */
  const url: string;
  export default url;
}
