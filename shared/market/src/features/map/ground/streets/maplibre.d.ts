/** The build that evaluates no text and starts its worker from an address it is given. */
declare module 'maplibre-gl/dist/maplibre-gl-csp.js' {
  export * from 'maplibre-gl';
}

/** Its worker, whose address it is. */
declare module 'maplibre-gl/dist/maplibre-gl-csp-worker.js' {
  const address: string;
  export default address;
}
