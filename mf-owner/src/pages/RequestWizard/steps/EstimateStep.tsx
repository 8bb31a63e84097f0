import { useQuery } from '@tanstack/react-query';
import { estimateQuery } from '@tree-service/market/api/estimates';
import type { EstimateInput } from '@tree-service/domain';
import { EstimateBreakdown } from '../../../estimate';
import { messageOf } from '@tree-service/kernel';
import { Alert, Button, Card, ErrorCard, SkeletonText, VStack } from '@tree-service/design';
import { estimateInputOf } from '../submit/submission';
import { StepActions } from './StepActions';
import type { StepProps } from './stepProps';

function InstantEstimate({ input }: { input: EstimateInput }) {
  const { data, error, isPaused, refetch } = useQuery(estimateQuery(input));
  if (data) {
    return (
      <Card>
        <EstimateBreakdown estimate={data} />
      </Card>
    );
  }
  if (error) {
    return (
      <ErrorCard
        title="We couldn't calculate your estimate"
        description={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (isPaused) {
    return (
      <Alert tone="info" role="status" title="No connection">
        Your estimate will appear here when you're back online. You can continue without it.
      </Alert>
    );
  }
  return (
    <Card>
      <SkeletonText lines={6} label="Calculating your estimate" />
    </Card>
  );
}

/** The instant estimate. */
export function EstimateStep({ draft, onNext, backAddress }: StepProps) {
  const input = estimateInputOf(draft);
  return (
    <VStack $gap={6}>
      {input !== null && <InstantEstimate input={input} />}
      <StepActions backAddress={backAddress}>
        <Button size="lg" onClick={onNext}>
          Continue
        </Button>
      </StepActions>
    </VStack>
  );
}
