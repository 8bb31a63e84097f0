import { useQuery } from '@tanstack/react-query';
import {
  CREW_QUALIFICATIONS,
  CREW_ROLES,
  formatCents,
  isKeyOf,
  PRICE_UNITS,
  SERVICES,
} from '@tree-service/domain';
import { QueryBoundary, Section, Text, type TableColumn } from '@tree-service/design';
import { ListTable } from '../shared/layout/ListTable';
import { pricesAndCrewQuery, type ListedMember, type ListedPrice } from './applicationParts.api';

const priceColumns: readonly TableColumn<ListedPrice>[] = [
  { key: 'work', header: 'Work', cell: ({ label }) => label },
  {
    key: 'service',
    header: 'Service',
    cell: ({ category }) => (category === null ? 'Any' : SERVICES[category].name),
  },
  {
    key: 'price',
    header: 'Price',
    cell: ({ price_cents: cents, unit }) => `${formatCents(cents)} ${PRICE_UNITS[unit].price}`,
    numeric: true,
  },
];

const crewColumns: readonly TableColumn<ListedMember>[] = [
  { key: 'name', header: 'Name', cell: ({ label }) => label },
  {
    key: 'role',
    header: 'Role',
    cell: ({ role }) => (isKeyOf(CREW_ROLES, role) ? CREW_ROLES[role] : role),
  },
  {
    key: 'qualifications',
    header: 'Qualifications',
    cell: ({ qualifications }) =>
      qualifications.map((one) => CREW_QUALIFICATIONS[one]).join(', ') || 'None given',
  },
];

const priceCells = ({ label, category, price_cents: cents, unit }: ListedPrice) => ({
  Work: label,
  Service: category === null ? 'Any' : SERVICES[category].name,
  'Price ($)': cents / 100,
  Unit: PRICE_UNITS[unit].price,
});

const crewCells = ({ label, role, qualifications }: ListedMember) => ({
  Name: label,
  Role: isKeyOf(CREW_ROLES, role) ? CREW_ROLES[role] : role,
  Qualifications: qualifications.map((one) => CREW_QUALIFICATIONS[one]).join(', '),
});

/** A Pro's own price list and crew, as the Pro stated them. */
export function PricesAndCrew({ vendorId }: { readonly vendorId: string }) {
  const query = useQuery(pricesAndCrewQuery(vendorId));
  return (
    <QueryBoundary query={query} what="the price list and the crew">
      {({ prices, crew }) => (
        <>
          <Section title="Price list">
            {prices.length === 0 ? (
              <Text tone="muted">No prices yet.</Text>
            ) : (
              <ListTable
                name="price-list"
                cells={priceCells}
                caption="Price list"
                columns={priceColumns}
                rows={prices}
                rowKey={({ id }) => id}
              />
            )}
          </Section>
          <Section title="Crew">
            {crew.length === 0 ? (
              <Text tone="muted">No crew yet.</Text>
            ) : (
              <ListTable
                name="crew"
                cells={crewCells}
                caption="Crew"
                columns={crewColumns}
                rows={crew}
                rowKey={({ id }) => id}
              />
            )}
          </Section>
        </>
      )}
    </QueryBoundary>
  );
}
