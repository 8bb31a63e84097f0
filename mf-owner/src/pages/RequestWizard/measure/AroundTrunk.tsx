import { Button, FieldFrame, HStack, Text, TextInput, VStack } from '@tree-service/design';
import { useId, useState, type KeyboardEvent } from 'react';

/** Top and bottom of tree and reference, in percent of the photo's height from its top. */
export interface Marks {
  readonly treeTop: number;
  readonly treeBottom: number;
  readonly referenceTop: number;
  readonly referenceBottom: number;
}

export type MarkName = keyof Marks;

/** Error of such an estimate: the reference is not exactly beside the tree, and lenses distort. */
const ERROR_SHARE = 0.15;
/** A smaller reference, in percent of the photo's height, cannot be marked well enough. */
const LEAST_REFERENCE = 2;

/** A tree's height and its range, in whole feet. */
interface TreeHeight {
  readonly feet: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Height of a tree from a photo by similar triangles: both are on the same ground at the same distance, so their heights have the ratio of their lengths in the photo. Null when the marks make no sense.
 */
export function treeHeight(marks: Marks, referenceFeet: number): TreeHeight | null {
  const tree = marks.treeBottom - marks.treeTop;
  const reference = marks.referenceBottom - marks.referenceTop;
  if (!(referenceFeet > 0) || reference < LEAST_REFERENCE || tree <= 0) return null;
  const feet = (referenceFeet * tree) / reference;
  return {
    feet: Math.round(feet),
    from: Math.round(feet * (1 - ERROR_SHARE)),
    to: Math.round(feet * (1 + ERROR_SHARE)),
  };
}

/** Trunk width for a circumference, with one decimal (circumference / pi). */
export function diameterFromAround(around: number): number {
  return Math.round((around / Math.PI) * 10) / 10;
}

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
