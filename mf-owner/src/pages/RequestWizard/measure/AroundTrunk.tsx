import { Button, FieldFrame, HStack, Text, TextInput, VStack } from '@tree-service/design';
import { useId, useState, type KeyboardEvent } from 'react';
import { diameterFromAround } from './treeMeasure';

/** Computes the width of a trunk from its circumference. */
export function AroundTrunk({ onMeasured }: { onMeasured: (inches: number) => void }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // The focused field disappears, so the focus goes back to the button that opened it.
  const [wasOpen, setWasOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const around = Number(typed.trim().replace(',', '.'));
  const across = around > 0 ? diameterFromAround(around) : null;

  const close = () => {
    setWasOpen(true);
    setIsOpen(false);
  };
  const take = () => {
    if (across === null) return;
    onMeasured(across);
    close();
  };
  // Enter must not submit the step.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  };

  if (!isOpen) {
    return (
      <Button variant="link" size="sm" autoFocus={wasOpen} onClick={() => setIsOpen(true)}>
        Enter distance around
      </Button>
    );
  }
  return (
    <VStack $gap={2}>
      <FieldFrame
        id={id}
        label="Distance around the trunk, in inches"
        hint="Measure at chest height."
      >
        <TextInput
          id={id}
          autoFocus
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
      </FieldFrame>
      <Text role="status" size="sm" tone="muted">
        {across === null ? 'Divide by 3.14 to get the width.' : `The width is ${across} in.`}
      </Text>
      <HStack $gap={2}>
        <Button variant="outline" size="sm" disabled={across === null} onClick={take}>
          Use width
        </Button>
        <Button variant="ghost" size="sm" onClick={close}>
          Cancel
        </Button>
      </HStack>
    </VStack>
  );
}
