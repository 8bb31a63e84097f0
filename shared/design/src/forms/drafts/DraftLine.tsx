import styled from 'styled-components';
import { Button, HStack, Text } from '../../ui';
import type { KeptForm } from './useFormDraft';

const WORDS = { restored: 'Draft restored', saved: 'Draft saved' } as const;

// The announcement has to be there before it says something, and takes no room until then.
const Line = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** Says that what is typed is kept, and offers to give it up. Empty while nothing is kept. */
export function DraftLine({ state, discard }: Pick<KeptForm, 'state' | 'discard'>) {
  return (
    <Line role="status">
      {state !== null && (
        <HStack $gap={3} $wrap>
          <Text as="span" size="sm" tone="muted">
            {WORDS[state]}
          </Text>
          <Button variant="link" size="sm" onClick={discard}>
            Discard draft
          </Button>
        </HStack>
      )}
    </Line>
  );
}
