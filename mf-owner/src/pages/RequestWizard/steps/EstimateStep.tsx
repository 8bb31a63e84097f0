import { useQuery } from '@tanstack/react-query';
import { estimateQuery } from '@tree-service/market/api/estimates';
import type { EstimateInput } from '@tree-service/domain';
import { EstimateBreakdown } from '@tree-service/market/features/estimate';
import { WorkPlan } from '../../../estimate/WorkPlan';
import { Alert, Button, Card, QueryBoundary, SkeletonText, VStack } from '@tree-service/design';
import { estimateInputOf } from '../submit/submission';
import { StepActions } from './StepActions';
import type { StepProps } from './stepProps';

function InstantEstimate({ input }: { input: EstimateInput }) {
  const query = useQuery(estimateQuery(input));
  const loading = query.isPaused ? (
    <Alert tone="info" title="You're offline">
      Your estimate will appear here when you're back online. You can continue without it.
    </Alert>
  ) : (
    <SkeletonText lines={6} label="Calculating your estimate" />
  );
  return (
    <Card>
      <QueryBoundary query={query} what="your estimate" loading={loading}>
        {(estimate) => (
          <VStack $gap={6}>
            <WorkPlan input={input} estimate={estimate} />
            <EstimateBreakdown estimate={estimate} />
          </VStack>
        )}
      </QueryBoundary>
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
