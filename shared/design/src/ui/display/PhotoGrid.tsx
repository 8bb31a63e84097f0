import { useState, type KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled, { css } from 'styled-components';
import { Button } from '../actions/Button';
import { Dialog } from '../overlays/Dialog';
import { media } from '../theme/breakpoints';
import { color } from '../theme/color';
import { radius, space } from '../theme/measures';
import { Link } from '../text/Link';
import { fontSize } from '../theme/typography';

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

const Large = styled.img`
  width: 100%;
  max-height: 70vh;
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  object-fit: contain;
`;

const Turning = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  margin-top: ${space(3)};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

/** One photo with its address and what is to be seen. */
export interface GridPhoto {
  readonly id: string;
  readonly src: string;
  readonly alt: string;
  /** Written below the enlarged photo, and on the small one unless `mark` is; `alt` says it to screen readers. */
  readonly caption?: string;
  /** A word or two on the small photo instead of the caption; null for none. */
  readonly mark?: string | null;
  /** Address at which it can be saved. */
  readonly download?: string;
}

const Caption = styled.p`
  margin: ${space(1)} 0 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
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
  const index = photos.findIndex(({ id }) => id === shownId);
  const shown = photos[index];
  const turn = (step: number) =>
    setShownId(photos[(index + step + photos.length) % photos.length]?.id ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };

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
      <Dialog
        open={shown !== undefined}
        onOpenChange={(open) => !open && setShownId(null)}
        title={title}
        size="lg"
      >
        {shown && (
          <div onKeyDown={onKeyDown} role="group" aria-label={title}>
            <Large src={shown.src} alt={shown.alt} />
            {shown.caption !== undefined && <Caption aria-hidden>{shown.caption}</Caption>}
            {photos.length > 1 && (
              <Turning>
                <Button variant="ghost" size="icon" aria-label="Previous" onClick={() => turn(-1)}>
                  <ChevronLeft size={22} />
                </Button>
                <span aria-live="polite">{`${index + 1} of ${photos.length}`}</span>
                <Button variant="ghost" size="icon" aria-label="Next" onClick={() => turn(1)}>
                  <ChevronRight size={22} />
                </Button>
              </Turning>
            )}
            {shown.download !== undefined && (
              <Turning>
                <Link href={shown.download} download={shown.alt}>
                  Download
                </Link>
              </Turning>
            )}
          </div>
        )}
      </Dialog>
    </>
  );
}
