import { Button, FieldFrame, HStack, Text, TextInput, VStack } from '@tree-service/design';
import { useId, useState, type KeyboardEvent } from 'react';
import { diameterFromAround } from './treeMeasure';

/** Works out the width of a trunk from a tape laid around it. */
export function AroundTrunk({ onMeasured }: { onMeasured: (inches: number) => void }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // The field disappears with the focus in it; the button that opened it takes the focus back.
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
  // Enter here must not send the step.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  };

  if (!isOpen) {
    return (
      <Button variant="link" size="sm" autoFocus={wasOpen} onClick={() => setIsOpen(true)}>
        I measured around it
      </Button>
    );
  }
  return (
    <VStack $gap={2}>
      <FieldFrame id={id} label="Around the trunk, in inches" hint="A tape at chest height.">
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
        {across === null ? 'Divided by 3.14 it gives the width.' : `That is ${across} in across.`}
      </Text>
      <HStack $gap={2}>
        <Button variant="outline" size="sm" disabled={across === null} onClick={take}>
          Use it
        </Button>
        <Button variant="ghost" size="sm" onClick={close}>
          Cancel
        </Button>
      </HStack>
    </VStack>
  );
}
