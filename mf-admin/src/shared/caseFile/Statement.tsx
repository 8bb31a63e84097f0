import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatMoment } from '@tree-service/domain';
import { Heading, space, Text } from '@tree-service/design';

const Words = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
  margin-top: ${space(1)};
`;

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
      <Words>{words}</Words>
      {children}
    </div>
  );
}
