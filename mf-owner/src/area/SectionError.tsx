import { messageOf } from '@tree-service/kernel';
import { RetryAlert, Section } from '@tree-service/design';

export interface SectionErrorProps {
  /** The title of the section: "Open requests". */
  title: string;
  error: Error;
  onRetry: () => unknown;
}

/** A section that failed to load. */
export function SectionError({ title, error, onRetry }: SectionErrorProps) {
  return (
    <Section title={title}>
      <RetryAlert title={`We couldn't load your ${title.toLowerCase()}`} onRetry={onRetry}>
        {messageOf(error)}
      </RetryAlert>
    </Section>
  );
}
