import { useId, useState, type ReactNode } from 'react';
import { Button, Card, Heading, HStack, Text, VStack } from '@tree-service/design';
import { useIsNarrow } from '@tree-service/market/features/folding';

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
  const isNarrow = useIsNarrow();
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
          {isNarrow && (
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
          )}
        </HStack>
        {/* Folded fields stay mounted: they keep what was typed. */}
        <div id={id} hidden={isNarrow && !isOpen}>
          {children}
        </div>
      </VStack>
    </Card>
  );
}
