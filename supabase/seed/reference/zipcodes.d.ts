declare module 'zipcodes' {
  interface ZipCode {
    zip: string;
    latitude: number;
    longitude: number;
    city: string;
    state: string;
    country: string;
  }
  /** Every ZIP code of the US and postal code of Canada, by code. */
  const codes: Record<string, ZipCode>;
}
