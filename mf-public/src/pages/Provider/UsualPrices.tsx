import { formatCentsRange, SERVICES } from '@tree-service/domain';
import { Grid, Section, StatTile } from '@tree-service/design';
import type { VendorFigures } from '../../api/vendorFigures';

/** What the Pro usually quotes for each service; nothing while there are too few quotes. */
export function UsualPrices({ prices }: { readonly prices: VendorFigures['typical_prices'] }) {
  if (prices.length === 0) return null;
  return (
    <Section
      title="Usual prices"
      description="The middle half of this Pro's quotes from the past two years. Your price depends on the tree."
    >
      <Grid $min="14rem" $gap={4}>
        {prices.map(({ category, quotes, low_cents, high_cents }) => (
          <StatTile
            key={category}
            label={SERVICES[category].name}
            value={formatCentsRange(low_cents, high_cents)}
            hint={`From ${quotes} quotes`}
          />
        ))}
      </Grid>
    </Section>
  );
}
