import type { RequestDetail } from '@tree-service/market/api/requests';
import { parseEstimate } from '@tree-service/market/api/estimates';
import { isKeyOf, TREE_CONDITIONS } from '@tree-service/domain';
import { EstimateBreakdown } from '@tree-service/market/features/estimate';
import { WorkPlan } from '../../../estimate/WorkPlan';
import { Card, ErrorBoundary, Text, VStack } from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';

type Estimated = Pick<RequestDetail, 'category' | 'estimate' | 'request_trees' | 'changed_at'>;

function StoredEstimate({ request }: { request: Estimated }) {
  const estimate = parseEstimate(request.estimate);
  const { category } = request;
  const trees = request.request_trees.map(({ property_tree_id: _known, condition, ...tree }) => ({
    ...tree,
    condition: isKeyOf(TREE_CONDITIONS, condition) ? condition : ('healthy' as const),
  }));
  return (
    <VStack $gap={6}>
      <WorkPlan input={{ category, trees }} estimate={estimate} />
      <EstimateBreakdown estimate={estimate} />
    </VStack>
  );
}

/** The estimate from the time the request was sent or last changed. */
export function EstimateSection({ request }: { request: Estimated }) {
  return (
    <FoldedSection
      title="Estimate"
      description={`From when you ${request.changed_at ? 'last changed' : 'sent'} the request.`}
    >
      <Card>
        <ErrorBoundary
          source="EstimateSection"
          fallback={<Text tone="muted">This estimate is no longer available.</Text>}
        >
          <StoredEstimate request={request} />
        </ErrorBoundary>
      </Card>
    </FoldedSection>
  );
}
