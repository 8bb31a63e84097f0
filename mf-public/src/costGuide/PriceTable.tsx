import { Heading } from '@tree-service/design';
import type { GuideRow } from './priceGuide';
import { PriceRows } from './PriceRows';

/** A short list of prices. */
export function PriceTable({ title, rows }: { title: string; rows: readonly GuideRow[] }) {
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <PriceRows rows={rows} />
    </div>
  );
}
