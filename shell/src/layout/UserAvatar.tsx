import { useState } from 'react';
import styled from 'styled-components';
import type { AuthUser } from '@tree-service/kernel';
import { color, fontSize, fontWeight, radius } from '@tree-service/design';
import { avatarLetters } from './identity';

const Face = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.brandSoft};
  color: ${color.brandText};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Takes the place of an avatar while the account is unknown. */
export function PlaceholderAvatar() {
  return <Face aria-hidden>...</Face>;
}

/** A profile image or initials. Show the name beside it or label its button. */
export function UserAvatar({ user }: { readonly user: AuthUser }) {
  const { avatarUrl } = user.metadata;
  const [broken, setBroken] = useState<string | null>(null);
  const isImage = avatarUrl !== null && avatarUrl !== broken;
  return (
    <Face>
      {isImage ? (
        <img
          src={avatarUrl}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBroken(avatarUrl)}
        />
      ) : (
        avatarLetters(user.email)
      )}
    </Face>
  );
}
