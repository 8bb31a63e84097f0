import { parseEstimate } from '@tree-service/market/api/estimates';
import { EstimateBreakdown } from '../../../estimate/EstimateBreakdown';
import { Card, ErrorBoundary, Section, Text } from '@tree-service/design';

function StoredEstimate({ estimate }: { estimate: unknown }) {
  return <EstimateBreakdown estimate={parseEstimate(estimate)} />;
}

/** The estimate from the time the request was sent. */
export function EstimateSection({ estimate }: { estimate: unknown }) {
  return (
    <Section title="Estimate" description="From when you sent the request.">
      <Card>
        <ErrorBoundary
          source="EstimateSection"
          fallback={<Text tone="muted">This estimate is no longer available.</Text>}
        >
          <StoredEstimate estimate={estimate} />
        </ErrorBoundary>
      </Card>
    </Section>
  );
}
