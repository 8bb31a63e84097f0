import { messageOf } from '@tree-service/shared/runtime';
import { Alert, Button, Section } from '@tree-service/shared/ui';

/** A section of the dashboard that could not be loaded; the others stand. */
export function SectionProblem({
  section,
  title,
  error,
  onRetry,
}: {
  section: string;
  title: string;
  error: unknown;
  onRetry: () => void;
}) {
  return (
    <Section title={section}>
      <Alert
        tone="warning"
        title={title}
        actions={
          <Button variant="outline" size="sm" onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        {messageOf(error)}
      </Alert>
    </Section>
  );
}
