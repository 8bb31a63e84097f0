import { useId, useState, type ReactNode } from 'react';
import { Button, Card, Heading, HStack, Text, VStack } from '@tree-service/design';
import { useIsNarrow, useOpenedByLinks } from '@tree-service/market/features/folding';
import { PagePart } from './OnThisPage';

interface FoldedOnPhonesProps {
  /** For links of the page, which open it. */
  readonly id?: string;
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
export function FoldedOnPhones({ id, name, text, what, mustShow, children }: FoldedOnPhonesProps) {
  const contentId = useId();
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(mustShow);
  const [hadToShow, setHadToShow] = useState(mustShow);
  // Corrected, it stays open: the cursor is in it.
  if (mustShow !== hadToShow) {
    setHadToShow(mustShow);
    if (mustShow) setIsOpen(true);
  }
  useOpenedByLinks(id, () => setIsOpen(true));
  return (
    <PagePart id={id}>
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
                aria-controls={contentId}
                aria-label={`${isOpen ? 'Hide' : 'Show'} ${what}: ${name}`}
                onClick={() => setIsOpen(!isOpen)}
              >
                {isOpen ? 'Hide' : 'Show'} {what}
              </Button>
            )}
          </HStack>
          {/* Folded fields stay mounted: they keep what was typed. */}
          <div id={contentId} hidden={isNarrow && !isOpen}>
            {children}
          </div>
        </VStack>
      </Card>
    </PagePart>
  );
}
