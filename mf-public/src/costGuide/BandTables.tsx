import { useQuery } from '@tanstack/react-query';
import { priceBookQuery } from '@tree-service/market/api/priceBook';
import { NATIONAL_PRICES, priceSourcesInWords, type ServiceCategory } from '@tree-service/domain';
import { Card, Grid, QueryBoundary, SkeletonText, Text } from '@tree-service/design';
import { bandsOfService, sourcesOf } from './bandsOfService';
import { PriceTable } from './PriceTable';

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
