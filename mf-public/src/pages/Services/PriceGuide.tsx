import { useQuery } from '@tanstack/react-query';
import { priceBookQuery } from '@tree-service/shared/api/priceBook';
import { messageOf } from '@tree-service/shared/runtime';
import { Alert, Button, Card, Grid, Spinner, Text, VStack } from '@tree-service/shared/ui';
import { flatGuide, heightGuide } from './priceGuide';
import { PriceTable } from './PriceTable';

/** What tree work costs, from the price book that estimates are computed from. */
export function PriceGuide() {
  const { data: bands, error, refetch, isPending } = useQuery(priceBookQuery());
  if (isPending) return <Spinner />;
  if (error) {
    return (
      <Alert tone="danger" title="The price guide could not be loaded">
        <VStack $gap={3} $align="start">
          <Text>{messageOf(error)}</Text>
          <Button variant="outline" onClick={() => void refetch()}>
            Try Again
          </Button>
        </VStack>
      </Alert>
    );
  }
  return (
    <Card>
      <Grid $min="15rem" $gap={8}>
        <PriceTable title="Removal, by height" rows={heightGuide(bands, 'removal')} />
        <PriceTable title="Trimming, by height" rows={heightGuide(bands, 'trimming')} />
        <PriceTable title="Emergency, by height" rows={heightGuide(bands, 'emergency')} />
        <PriceTable title="Stumps and arborists" rows={flatGuide(bands)} />
      </Grid>
    </Card>
  );
}
