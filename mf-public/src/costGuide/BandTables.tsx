import { useQuery } from '@tanstack/react-query';
import { priceBookQuery } from '@tree-service/market/api/priceBook';
import type { ServiceCategory } from '@tree-service/domain';
import { messageOf } from '@tree-service/kernel';
import { Card, ErrorCard, Grid, SkeletonText, Text } from '@tree-service/design';
import { bandsOfService } from './bandsOfService';
import { PriceTable } from './PriceTable';

/** The price bands of some services, from the price book that estimates are computed from. */
export function BandTables({ services }: { readonly services: readonly ServiceCategory[] }) {
  const { data: bands, error, refetch } = useQuery(priceBookQuery());
  if (error) {
    return (
      <ErrorCard
        title="The price guide could not be loaded"
        description={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  const tables = services.flatMap((service) => bandsOfService(service, bands ?? []));
  return (
    <Card>
      {bands ? (
        <Grid $min="15rem" $gap={8}>
          {tables.map(({ title, rows }) => (
            <PriceTable key={title} title={title} rows={rows} />
          ))}
        </Grid>
      ) : (
        <SkeletonText lines={5} label="Loading..." />
      )}
      {bands?.[0] && (
        <Text size="sm" tone="muted" spaceAbove={6}>
          Price book {bands[0].version}: published US price bands. Every instant estimate is
          computed from the same book.
        </Text>
      )}
    </Card>
  );
}
