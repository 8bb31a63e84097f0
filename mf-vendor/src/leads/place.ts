interface PublicPlace {
  city: string;
  region: string;
  zip: string;
}

/** "Austin, TX 78701": all that Pros see before the owner shares the address. */
export function placeOf({ city, region, zip }: PublicPlace): string {
  return `${city}, ${region} ${zip}`;
}
