import { PhotoPicker, PhotoThumbnail } from '@tree-service/design/forms';
import {
  Alert,
  Button,
  Dialog,
  DialogClose,
  FieldFrame,
  Grid,
  radius,
  Select,
  Text,
  TextInput,
  VStack,
} from '@tree-service/design';
import { useState } from 'react';
import styled from 'styled-components';
import { HeightMark } from './HeightMark';
import { treeHeight, type MarkName, type Marks } from './AroundTrunk';

/** Common reference objects, with their usual height in feet. */
const REFERENCES = [
  { value: '5.5', label: 'An adult, about 5.5 ft' },
  { value: '6.7', label: 'A front door, 6.7 ft' },
  { value: '6', label: 'A privacy fence, 6 ft' },
  { value: '10', label: 'One story of a house, about 10 ft' },
] as const;
const OTHER = 'other';
const options = [...REFERENCES, { value: OTHER, label: 'Something else' }];

const START: Marks = { treeTop: 8, treeBottom: 90, referenceTop: 72, referenceBottom: 90 };

const Picture = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
  margin-inline: auto;
  overflow: hidden;
  border-radius: ${radius.md};
  & > img {
    max-height: min(60vh, 34rem);
    width: auto;
    -webkit-user-select: none;
    user-select: none;
  }
`;

const lines = [
  { name: 'referenceTop', label: 'Top of the reference', of: 'reference' },
  { name: 'referenceBottom', label: 'Bottom of the reference', of: 'reference' },
  { name: 'treeTop', label: 'Top of the tree', of: 'tree' },
  { name: 'treeBottom', label: 'Bottom of the tree', of: 'tree' },
] as const satisfies readonly { name: MarkName; label: string; of: 'tree' | 'reference' }[];

/** A photo with two lines for the tree and two for a reference of known height. */
function MarkedPhoto({
  photo,
  marks,
  onMove,
}: {
  photo: Blob;
  marks: Marks;
  onMove: (name: MarkName, position: number) => void;
}) {
  return (
    <Picture>
      <PhotoThumbnail photo={photo} alt="The tree to measure" />
      {lines.map(({ name, label, of }) => (
        <HeightMark
          key={name}
          label={label}
          of={of}
          position={marks[name]}
          onMove={(position) => onMove(name, position)}
        />
      ))}
    </Picture>
  );
}

/** Estimates a tree's height from a photo with a reference of known height. */
export function MeasureTree({
  photos,
  onMeasured,
}: {
  /** Photos of the whole tree from the photos step. */
  photos: readonly Blob[];
  onMeasured: (feet: number) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<Blob | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [marks, setMarks] = useState(START);
  const [reference, setReference] = useState<string>(REFERENCES[0].value);
  const [typed, setTyped] = useState('');
  const photo = isChoosing ? undefined : (chosen ?? photos[0]);
  const feet = Number(reference === OTHER ? typed.replace(',', '.') : reference);
  const height = treeHeight(marks, feet);

  const move = (name: MarkName, position: number) =>
    setMarks((before) => ({ ...before, [name]: position }));
  const take = () => {
    if (height === null) return;
    onMeasured(height.feet);
    setIsOpen(false);
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="link" size="sm">
          Estimate from a photo
        </Button>
      }
      size="lg"
      title="How tall is the tree?"
      description="Take a photo of the whole tree next to something whose height you know. Then move the lines to the top and bottom of each."
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button disabled={photo === undefined || height === null} onClick={take}>
            {height === null || photo === undefined ? 'Use height' : `Use ${height.feet} ft`}
          </Button>
        </>
      }
    >
      <VStack $gap={5}>
        {photo === undefined ? (
          <PhotoPicker
            label="Photo of the whole tree"
            hint="This photo stays on your device."
            max={1}
            value={[]}
            onChange={([first]) => {
              setChosen(first ?? null);
              setIsChoosing(false);
            }}
          />
        ) : (
          <>
            <Grid $min="14rem" $gap={4}>
              <FieldFrame id="reference" label="What is next to the tree?">
                <Select
                  id="reference"
                  value={reference}
                  options={options}
                  onChange={(event) => setReference(event.target.value)}
                />
              </FieldFrame>
              {reference === OTHER && (
                <FieldFrame id="reference-feet" label="How tall is it, in feet?">
                  <TextInput
                    id="reference-feet"
                    inputMode="decimal"
                    value={typed}
                    onChange={(event) => setTyped(event.target.value)}
                  />
                </FieldFrame>
              )}
            </Grid>
            <MarkedPhoto photo={photo} marks={marks} onMove={move} />
            {height === null ? (
              <Alert tone="info" role="status">
                Move the lines so that each top is above its bottom
                {reference === OTHER && ', and enter the height of the reference'}.
              </Alert>
            ) : (
              <Text role="status" weight="semibold">
                About {height.feet} ft, between {height.from} and {height.to} ft.
              </Text>
            )}
            <Button variant="outline" size="sm" onClick={() => setIsChoosing(true)}>
              Use another photo
            </Button>
          </>
        )}
      </VStack>
    </Dialog>
  );
}
