import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Card, Heading, HStack, media, VStack } from '@tree-service/design';

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
  /** Whether something in it needs correcting. */
  readonly mustShow: boolean;
  readonly children: ReactNode;
}

/** The prices of a service; on a phone folded until they are asked for. */
export function FoldedOnPhones({ name, mustShow, children }: FoldedOnPhonesProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const isOpen = isShown || mustShow;
  return (
    <Card>
      <VStack $gap={3}>
        <HStack $justify="space-between">
          <Heading level={3} size="lg">
            {name}
          </Heading>
          <OnPhones>
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={`${isOpen ? 'Hide' : 'Show'} prices: ${name}`}
              onClick={() => setIsShown(!isOpen)}
            >
              {isOpen ? 'Hide prices' : 'Show prices'}
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
