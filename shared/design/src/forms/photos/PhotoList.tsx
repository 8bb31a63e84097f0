import { X } from 'lucide-react';
import styled from 'styled-components';
import { useRemoval } from '../../hooks/useRemoval';
import { color, radius, shadow, space, touchTarget } from '../../ui';
import { PhotoThumbnail } from './PhotoThumbnail';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${space(3)};
  width: 100%;
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: ${radius.md};
    background: ${color.surfaceSunken};
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Remove = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  padding: 0;
  border: 0;
  background: none;
  & > span {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: 50%;
    background: ${color.surfaceRaised};
    color: ${color.text};
    box-shadow: ${shadow.md};
  }
  &:hover > span {
    background: ${color.danger};
    color: ${color.onDanger};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

const keys = new WeakMap<Blob, number>();
let lastKey = 0;

function keyOf(photo: Blob): number {
  const known = keys.get(photo);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(photo, lastKey);
  return lastKey;
}

/** The chosen photos, each with a button that removes it. */
export function PhotoList({
  photos,
  name = 'Photo',
  onRemove,
}: {
  photos: readonly Blob[];
  /** What each is called before its number. */
  name?: string;
  onRemove: (index: number) => void;
}) {
  const { list, remove } = useRemoval<HTMLUListElement>(onRemove);
  return (
    <List ref={list} role="list">
      {photos.map((photo, index) => (
        <li key={keyOf(photo)}>
          <PhotoThumbnail photo={photo} alt={`${name} ${index + 1}`} />
          <Remove
            type="button"
            aria-label={`Remove ${name.charAt(0).toLowerCase()}${name.slice(1)} ${index + 1}`}
            onClick={() => remove(index)}
          >
            <span>
              <X size={16} aria-hidden />
            </span>
          </Remove>
        </li>
      ))}
    </List>
  );
}
