import { useState } from 'react';
import styled from 'styled-components';
import { color } from '../theme/color';

const sizes = { sm: '2rem', md: '2.5rem', lg: '4rem' } as const;

const Frame = styled.span<{ $size: keyof typeof sizes }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => sizes[$size]};
  height: ${({ $size }) => sizes[$size]};
  overflow: hidden;
  border-radius: 50%;
  background: ${color.brandSoft};
  color: ${color.brandText};
  font-size: calc(${({ $size }) => sizes[$size]} * 0.38);
  font-weight: 650;
  line-height: 1;
  -webkit-user-select: none;
  user-select: none;
  /* Generated, so that the letters are no text that a button's name would have to repeat. */
  &[data-letters]::before {
    content: attr(data-letters);
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/**
 * Letters that stand for a person: the initials of the name, else the first two letters of the
 * email, else 'U'.
 */
export function initials({ name, email }: { name?: string | null; email?: string | null }): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  if (first !== undefined) {
    const last = words.length > 1 ? words[words.length - 1] : undefined;
    return [first, last]
      .map((word) => (word === undefined ? '' : Array.from(word)[0]))
      .join('')
      .toLocaleUpperCase();
  }
  const letters = Array.from((email ?? '').trim())
    .slice(0, 2)
    .join('');
  return letters === '' ? 'U' : letters.toLocaleUpperCase();
}

export interface AvatarProps {
  src?: string | null;
  name?: string | null;
  email?: string | null;
  size?: keyof typeof sizes;
}

/** A profile picture or initials. Decorative: show the name beside it or label its button. */
export function Avatar({ src, name, email, size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = src && src !== broken ? src : null;
  return (
    <Frame
      $size={size}
      aria-hidden
      data-letters={picture === null ? initials({ name, email }) : undefined}
    >
      {picture !== null && <img src={picture} alt="" onError={() => setBroken(picture)} />}
    </Frame>
  );
}
