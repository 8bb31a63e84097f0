/** Where a request is, as far as Pros may know before contact is shared: "Austin, TX 78701". */
export function placeOf({
  city,
  region,
  zip,
}: {
  city: string;
  region: string;
  zip: string;
}): string {
  return `${city}, ${region} ${zip}`;
}
