import { useState } from 'react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { initials } from './initials';

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
