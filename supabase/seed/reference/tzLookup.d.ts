declare module 'tz-lookup' {
  /** The IANA time zone at a point. */
  function tzLookup(latitude: number, longitude: number): string;
  export = tzLookup;
}
