import { useId, useState, type Ref } from 'react';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { visuallyHidden, VisuallyHidden } from '../layout/VisuallyHidden';
import { color } from '../theme/color';
import { radius, touchTarget } from '../theme/measures';

const Group = styled.div`
  display: inline-flex;
`;

const StarLabel = styled.label<{ $on: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  border-radius: ${radius.sm};
  color: ${({ $on }) => ($on ? color.star : color.borderStrong)};
  cursor: pointer;
  & > svg {
    ${({ $on }) => $on && `fill: ${color.starFill};`}
  }
  & > input {
    ${visuallyHidden}
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
`;

const meanings = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

export interface RatingInputProps {
  /** 1 to 5, or null before anything is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  id?: string;
  name?: string;
  invalid?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Five stars to choose from, as a group of radio buttons. */
export function RatingInput({
  value,
  onChange,
  label = 'Rating',
  labelledBy,
  describedBy,
  id,
  name,
  invalid = false,
  disabled = false,
  ref,
}: RatingInputProps) {
  const ownName = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? value ?? 0;
  return (
    <Group
      role="radiogroup"
      id={id}
      aria-label={labelledBy === undefined ? label : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onPointerLeave={() => setHovered(null)}
    >
      {meanings.map((meaning, index) => {
        const stars = index + 1;
        return (
          <StarLabel
            key={meaning}
            $on={stars <= shown}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(stars)}
          >
            <input
              type="radio"
              ref={index === 0 ? ref : undefined}
              name={name ?? ownName}
              value={stars}
              checked={value === stars}
              disabled={disabled}
              onChange={() => onChange(stars)}
            />
            <Star size={30} strokeWidth={1.5} aria-hidden />
            <VisuallyHidden>{`${stars} ${stars === 1 ? 'star' : 'stars'}, ${meaning}`}</VisuallyHidden>
          </StarLabel>
        );
      })}
    </Group>
  );
}
