import { useState } from 'react';
import styled, { css } from 'styled-components';
import type { GridPhoto } from './gridPhoto';
import { OnceOpened } from '../overlays/OnceOpened';
import { media } from '../theme/breakpoints';
import { color } from '../theme/color';
import { radius, space } from '../theme/measures';
import { fontSize } from '../theme/typography';

// Most readers never enlarge one, and the dialog weighs more than the grid.
const loadViewer = () => import('./PhotoViewer');

const List = styled.ul<{ $isShowcase: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space(3)};
  padding: 0;
  list-style: none;
  ${({ $isShowcase }) =>
    $isShowcase &&
    css`
      grid-template-columns: repeat(3, minmax(0, 1fr));
      & > li:first-child {
        grid-area: span 2 / span 2;
      }
      & button {
        aspect-ratio: 4 / 3;
      }
      ${media.mobile} {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    `}
`;

const Thumbnail = styled.button`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  aspect-ratio: 1;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &:focus-visible {
    border-radius: ${radius.md};
  }
`;

const Mark = styled.span`
  position: absolute;
  bottom: ${space(2)};
  left: ${space(2)};
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-width: calc(100% - ${space(4)});
  padding: 0 ${space(3)};
  overflow: hidden;
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.sm};
  font-weight: 600;
  text-align: start;
  overflow-wrap: anywhere;
`;

/**
 * Photos as squares, or as a showcase with the first one large; pressing one shows it whole, and the
 * arrow keys turn the pages.
 */
export function PhotoGrid({
  photos,
  title = 'Photo',
  isShowcase = false,
}: {
  photos: readonly GridPhoto[];
  title?: string;
  isShowcase?: boolean;
}) {
  const [shownId, setShownId] = useState<string | null>(null);
  return (
    <>
      <List role="list" $isShowcase={isShowcase}>
        {photos.map(({ id, src, alt, caption, mark = caption ?? null }, position) => (
          <li key={id}>
            <Thumbnail type="button" aria-label={`Enlarge: ${alt}`} onClick={() => setShownId(id)}>
              <img
                src={src}
                alt=""
                decoding="async"
                loading={isShowcase && position < 3 ? 'eager' : 'lazy'}
              />
              {mark !== null && <Mark aria-hidden>{mark}</Mark>}
            </Thumbnail>
          </li>
        ))}
      </List>
      <OnceOpened
        isOpen={shownId !== null}
        source="PhotoViewer"
        load={loadViewer}
        onFail={() => setShownId(null)}
      >
        {(PhotoViewer) => (
          <PhotoViewer photos={photos} title={title} shownId={shownId} onShow={setShownId} />
        )}
      </OnceOpened>
    </>
  );
}
