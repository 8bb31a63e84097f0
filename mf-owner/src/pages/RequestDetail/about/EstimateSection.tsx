import { parseEstimate } from '@tree-service/shared/api/estimates';
import { EstimateBreakdown } from '@tree-service/shared/features/estimate';
import { ErrorBoundary } from '@tree-service/shared/runtime';
import { Card, Section, Text } from '@tree-service/shared/ui';

function StoredEstimate({ estimate }: { estimate: unknown }) {
  return <EstimateBreakdown estimate={parseEstimate(estimate)} />;
}

/** The estimate as it was when the request was sent. */
export function EstimateSection({ estimate }: { estimate: unknown }) {
  return (
    <Section title="Estimate" description="As computed when you sent the request.">
      <Card>
        <ErrorBoundary
          source="EstimateSection"
          fallback={<Text tone="muted">This estimate cannot be shown any more.</Text>}
        >
          <StoredEstimate estimate={estimate} />
        </ErrorBoundary>
      </Card>
    </Section>
  );
}
