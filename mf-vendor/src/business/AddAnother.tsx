import { Button, Heading, VStack } from '@tree-service/design';
import { readFormDraft, useDraftName, useServerDraft } from '@tree-service/design/drafts';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface AddAnotherProps {
  /** Above the form: "Add a credential". */
  title: string;
  /** The button that opens the form where there is one already: "Add another credential". */
  another: string;
  /** Whether there is none yet. */
  isFirst: boolean;
  /** Names the draft of the form, which is shown where one is kept. */
  draft: string;
  /** The form; `close` leaves the button in its place. */
  children: (close: () => void) => ReactNode;
}

/** A form that adds one more: open where there is none yet or a draft is kept, otherwise behind a button. */
export function AddAnother({ title, another, isFirst, draft, children }: AddAnotherProps) {
  const name = useDraftName(draft);
  const [isAsked, setAsked] = useState(
    isFirst || (name !== undefined && readFormDraft(name) !== null),
  );
  const isOpen = isFirst || isAsked;
  // The form itself looks for a draft from another device only while it is open.
  useServerDraft(isOpen ? undefined : name, (values) => {
    if (values !== null) setAsked(true);
  });
  const place = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);
  // The button that was pressed is gone, so focus moves to what replaced it.
  useEffect(() => {
    if (movesFocus.current)
      place.current?.querySelector<HTMLElement>('input, select, button')?.focus();
    movesFocus.current = false;
  }, [isOpen]);
  const set = (asked: boolean) => {
    movesFocus.current = true;
    setAsked(asked);
  };
  return (
    <div ref={place}>
      {isOpen ? (
        <VStack $gap={4}>
          <Heading level={3} size="lg">
            {title}
          </Heading>
          {children(() => set(false))}
        </VStack>
      ) : (
        <Button variant="outline" onClick={() => set(true)}>
          <Plus size={18} aria-hidden />
          {another}
        </Button>
      )}
    </div>
  );
}
