import { useQuery } from '@tanstack/react-query';
import { estimateQuery } from '@tree-service/market/api/estimates';
import { formatCentsRange, type EstimateInput } from '@tree-service/domain';
import { Skeleton, Text } from '@tree-service/design';

/** The estimated price range in one line. */
export function ReviewEstimate({ input }: { input: EstimateInput }) {
  const { data, error } = useQuery(estimateQuery(input));
  if (data) return <Text weight="medium">{formatCentsRange(data.low_cents, data.high_cents)}</Text>;
  if (error) {
    return <Text tone="muted">Not available right now. You can still send your request.</Text>;
  }
  return <Skeleton $width="9rem" />;
}
