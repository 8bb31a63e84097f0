import { PhotoThumbnail } from '@tree-service/design/forms';
import { radius } from '@tree-service/design';
import styled from 'styled-components';
import { HeightMark } from './HeightMark';
import type { MarkName, Marks } from './treeMeasure';

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
export function MarkedPhoto({
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
