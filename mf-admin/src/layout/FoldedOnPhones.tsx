import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Card, Heading, HStack, media, Text, VStack } from '@tree-service/design';

const OnPhones = styled.div`
  display: none;
  ${media.mobile} {
    display: block;
  }
`;

const Folded = styled.div<{ $isOpen: boolean }>`
  ${media.mobile} {
    ${({ $isOpen }) => !$isOpen && 'display: none;'}
  }
`;

interface FoldedOnPhonesProps {
  readonly name: string;
  /** What is in it, in a sentence. */
  readonly text?: string;
  /** What the button shows: "prices". */
  readonly what: string;
  /** Whether something in it needs correcting. */
  readonly mustShow: boolean;
  readonly children: ReactNode;
}

/** A group of fields; on a phone folded until it is asked for. */
export function FoldedOnPhones({ name, text, what, mustShow, children }: FoldedOnPhonesProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const isOpen = isShown || mustShow;
  return (
    <Card>
      <VStack $gap={3}>
        <HStack $justify="space-between">
          <div>
            <Heading level={3} size="lg">
              {name}
            </Heading>
            {text && <Text tone="muted">{text}</Text>}
          </div>
          <OnPhones>
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={`${isOpen ? 'Hide' : 'Show'} ${what}: ${name}`}
              onClick={() => setIsShown(!isOpen)}
            >
              {isOpen ? 'Hide' : 'Show'} {what}
            </Button>
          </OnPhones>
        </HStack>
        <Folded id={id} $isOpen={isOpen}>
          {children}
        </Folded>
      </VStack>
    </Card>
  );
}
