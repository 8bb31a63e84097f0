import {
  EQUIPMENT_KINDS,
  kilometersToMiles,
  SERVICES,
  type EquipmentKind,
  type ServiceCategory,
} from '@tree-service/domain';

interface BusinessFacts {
  readonly categories: readonly ServiceCategory[];
  readonly city: string | null;
  readonly service_radius_km: number;
  readonly crew_size: number | null;
  readonly founded_year: number | null;
  readonly vendor_equipment: readonly { readonly kind: EquipmentKind }[];
}

interface Fact {
  readonly term: string;
  readonly description: string;
}

/** "Within about 25 miles of Austin"; empty while the place of the business is unknown. */
export function serviceArea({ city, service_radius_km: radius }: BusinessFacts): string {
  return city === null
    ? ''
    : `Within about ${Math.round(kilometersToMiles(radius))} miles of ${city}`;
}

/**
 * What a Pro's profile says at a glance, without what is not known. `measured` is what the product
 * has counted, which stands behind the service area.
 */
export function businessFacts(business: BusinessFacts, measured: readonly Fact[] = []): Fact[] {
  const { categories, crew_size: crew, founded_year: founded, vendor_equipment: all } = business;
  return [
    { term: 'Services', description: categories.map((id) => SERVICES[id].name).join(', ') },
    { term: 'Service area', description: serviceArea(business) },
    ...measured,
    { term: 'Crew', description: crew === null ? '' : `${crew} people` },
    { term: 'Founded', description: founded === null ? '' : String(founded) },
    { term: 'Equipment', description: all.map(({ kind }) => EQUIPMENT_KINDS[kind]).join(', ') },
  ].filter(({ description }) => description !== '');
}
