import type { ReactNode } from 'react';
import { formatMoment } from '@tree-service/domain';
import { Heading, Text, WrittenText } from '@tree-service/design';

interface StatementProps {
  /** Who says what: "What the owner says". */
  readonly title: string;
  /** ISO time, where it is known. */
  readonly at?: string | null;
  readonly words: string;
  readonly children?: ReactNode;
}

export function Statement({ title, at = null, words, children }: StatementProps) {
  return (
    <div>
      <Heading level={3} size="md">
        {title}
      </Heading>
      {at !== null && (
        <Text size="sm" tone="muted">
          <time dateTime={at}>{formatMoment(at)}</time>
        </Text>
      )}
      <WrittenText spaceAbove={1}>{words}</WrittenText>
      {children}
    </div>
  );
}
