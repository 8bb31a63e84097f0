import type { QueuedVendor } from '../../api/administration';
import { EQUIPMENT_KINDS, formatMiles, SERVICES } from '@tree-service/domain';
import type { Fact } from '../layout/Facts';

type Business = Pick<
  QueuedVendor,
  'city' | 'region' | 'zip' | 'service_radius_km' | 'categories' | 'crew_size' | 'founded_year'
> & {
  readonly vendor_equipment: ReadonlyArray<{
    readonly kind: QueuedVendor['vendor_equipment'][number]['kind'];
  }>;
  readonly profiles: { readonly email: string; readonly phone: string | null } | null;
};

const NOT_GIVEN = 'Not given';

function listed(names: readonly string[]): string {
  return names.length === 0 ? NOT_GIVEN : names.join(', ');
}

/** The facts of a Pro's business and account. */
export function businessFacts(business: Business): Fact[] {
  const { city, region, zip, crew_size: crew, founded_year: founded } = business;
  return [
    { name: 'Account', value: business.profiles?.email ?? NOT_GIVEN },
    { name: 'Phone', value: business.profiles?.phone ?? NOT_GIVEN },
    { name: 'Location', value: zip ? `${city}, ${region} ${zip}` : NOT_GIVEN },
    { name: 'Service radius', value: formatMiles(business.service_radius_km) },
    { name: 'Services', value: listed(business.categories.map((one) => SERVICES[one].name)) },
    {
      name: 'Equipment',
      value: listed(business.vendor_equipment.map(({ kind }) => EQUIPMENT_KINDS[kind])),
    },
    { name: 'Crew', value: crew === null ? NOT_GIVEN : `${crew} people` },
    { name: 'Founded', value: founded === null ? NOT_GIVEN : String(founded) },
  ];
}
