import { PhotoPicker } from '@tree-service/design/forms';
import { Badge, color, radius, space } from '@tree-service/design';
import { Cable, DoorOpen, Footprints, TreeDeciduous, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { SHOTS, type Shot } from './shots';

/** Enough photos to cover one subject from all sides. */
const MOST_OF_ONE = 5;

const icons: Readonly<Record<Shot, LucideIcon>> = {
  whole: TreeDeciduous,
  base: Footprints,
  access: DoorOpen,
  wires: Cable,
};

const Frame = styled.div`
  position: relative;
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
`;

const Corner = styled.span`
  position: absolute;
  top: ${space(4)};
  right: ${space(4)};
  color: ${color.brandText};
`;

interface ShotCardProps {
  shot: Shot;
  images: readonly Blob[];
  /** How many more photos the request can have. */
  room: number;
  /** Whether the place a photo was taken at is read, on this device. */
  readsPlace: boolean;
  onChange: (images: Blob[]) => void;
}

/** One of the guided photos, with how to take it. */
export function ShotCard({ shot, images, room, readsPlace, onChange }: ShotCardProps) {
  const { title, hint } = SHOTS[shot];
  const Icon = icons[shot];
  return (
    <Frame>
      <Corner>
        {images.length > 0 ? <Badge tone="success">Done</Badge> : <Icon aria-hidden />}
      </Corner>
      <PhotoPicker
        label={title}
        hint={hint}
        isCompact
        readsPlace={readsPlace}
        max={Math.min(MOST_OF_ONE, images.length + room)}
        value={images}
        onChange={onChange}
      />
    </Frame>
  );
}
