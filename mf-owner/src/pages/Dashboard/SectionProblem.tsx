import { messageOf } from '@tree-service/kernel';
import { RetryAlert, Section } from '@tree-service/design';

/** A section of the dashboard that failed to load. */
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
      <RetryAlert title={title} onRetry={onRetry}>
        {messageOf(error)}
      </RetryAlert>
    </Section>
  );
}
