import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { type PriceBand, priceBookQuery } from '@tree-service/market/api/priceBook';
import {
  formatCentsRange,
  NATIONAL_PRICES,
  type PriceSource,
  priceSourcesInWords,
  type ServiceCategory,
} from '@tree-service/domain';
import {
  Card,
  Grid,
  Heading,
  QueryBoundary,
  SkeletonText,
  Text,
  color,
  Skeleton,
  space,
} from '@tree-service/design';

const Rows = styled.dl`
  margin: ${space(4)} 0 0;
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: ${space(3)};
    border-top: 1px solid ${color.border};
  }
  & dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** What costs how much. */
interface PriceRow {
  readonly label: string;
  readonly detail?: string;
  /** Undefined while it is on its way. */
  readonly range: string | undefined;
}

/** Prices, one in a line. */
export function PriceRows({ rows }: { readonly rows: readonly PriceRow[] }) {
  return (
    <Rows aria-busy={rows.some(({ range }) => range === undefined)}>
      {rows.map(({ label, detail, range }) => (
        <div key={label}>
          <dt>
            {label}
            {detail !== undefined && (
              <Text as="div" size="sm" tone="muted">
                {detail}
              </Text>
            )}
          </dt>
          <dd>{range ?? <Skeleton $width="6rem" />}</dd>
        </div>
      ))}
    </Rows>
  );
}

interface GuideRow {
  label: string;
  range: string;
}

/** Rows for a service priced by height: "Up to 30 ft", "30 to 60 ft", "Over 80 ft". */
export function heightGuide(bands: readonly PriceBand[], service: string): GuideRow[] {
  const byHeight = bands
    .filter((band) => band.service === service && band.basis === 'height_ft')
    .sort((a, b) => a.from_value - b.from_value);
  return byHeight.map((band, index) => {
    const next = byHeight[index + 1];
    const label = !next
      ? `Over ${band.from_value} ft`
      : index === 0
        ? `Up to ${next.from_value} ft`
        : `${band.from_value} to ${next.from_value} ft`;
    return { label, range: formatCentsRange(band.low_cents, band.high_cents) };
  });
}

type FlatRow = readonly [service: string, basis: string, label: string];

const STUMP_ROWS: readonly FlatRow[] = [
  ['stump', 'flat', 'First stump'],
  ['stump', 'per_inch', 'Wide stumps, per inch'],
  ['stump', 'each_further', 'Each additional stump'],
];

const ARBORIST_ROWS: readonly FlatRow[] = [
  ['arborist', 'flat', 'Arborist visit'],
  ['arborist', 'per_hour', 'Consulting, per hour'],
  ['arborist', 'report', 'Written report'],
];

function flatRows(bands: readonly PriceBand[], rows: readonly FlatRow[]): GuideRow[] {
  return rows.flatMap(([service, basis, label]) => {
    const band = bands.find((item) => item.service === service && item.basis === basis);
    return band ? [{ label, range: formatCentsRange(band.low_cents, band.high_cents) }] : [];
  });
}

/** Rows for stump grinding. */
export function stumpGuide(bands: readonly PriceBand[]): GuideRow[] {
  return flatRows(bands, STUMP_ROWS);
}

export function arboristGuide(bands: readonly PriceBand[]): GuideRow[] {
  return flatRows(bands, ARBORIST_ROWS);
}

/** A short list of prices. */
function PriceTable({ title, rows }: { title: string; rows: readonly GuideRow[] }) {
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <PriceRows rows={rows} />
    </div>
  );
}

interface BandTable {
  readonly title: string;
  readonly rows: readonly GuideRow[];
}

function bandsOfService(service: ServiceCategory, bands: readonly PriceBand[]): BandTable[] {
  switch (service) {
    case 'tree_removal':
      return [
        { title: 'Removal, by height', rows: heightGuide(bands, 'removal') },
        { title: 'The stump', rows: stumpGuide(bands) },
      ];
    case 'stump_grinding':
      return [{ title: 'Stumps', rows: stumpGuide(bands) }];
    case 'arborist':
      return [{ title: 'Arborists', rows: arboristGuide(bands) }];
    case 'maintenance':
      return [{ title: 'Trimming, by height', rows: heightGuide(bands, 'trimming') }];
    case 'emergency':
      return [
        { title: 'Emergency, by height', rows: heightGuide(bands, 'emergency') },
        { title: 'Planned removal, for comparison', rows: heightGuide(bands, 'removal') },
      ];
  }
}

const PRICED: Readonly<Record<ServiceCategory, readonly string[]>> = {
  tree_removal: ['removal', 'stump', 'crane'],
  stump_grinding: ['stump'],
  arborist: ['arborist'],
  maintenance: ['trimming'],
  emergency: ['emergency', 'removal', 'crane'],
};

/** Who published the bands of some services. */
function sourcesOf(
  services: readonly ServiceCategory[],
  bands: readonly PriceBand[],
): PriceSource[] {
  const priced = new Set(services.flatMap((service) => PRICED[service]));
  return bands
    .filter(({ service }) => priced.has(service))
    .map(({ publisher, title, published_year: year }) => ({ publisher, title, year }));
}

/** Price bands from the price book that estimates use. */
export function BandTables({ services }: { readonly services: readonly ServiceCategory[] }) {
  const query = useQuery(priceBookQuery());
  return (
    <Card>
      <QueryBoundary query={query} what="the price guide" loading={<SkeletonText lines={5} />}>
        {(bands) => (
          <>
            <Grid $min="15rem" $gap={8}>
              {services
                .flatMap((service) => bandsOfService(service, bands))
                .map(({ title, rows }) => (
                  <PriceTable key={title} title={title} rows={rows} />
                ))}
            </Grid>
            {bands.length > 0 && (
              <Text size="sm" tone="muted" spaceAbove={6}>
                {NATIONAL_PRICES} Every instant estimate uses them.{' '}
                {priceSourcesInWords(sourcesOf(services, bands))}
              </Text>
            )}
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}
