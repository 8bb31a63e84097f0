import type { KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../actions/Button';
import { Dialog } from '../overlays/Dialog';
import { color } from '../theme/color';
import { radius, space } from '../theme/measures';
import { Link } from '../text/Link';
import { fontSize } from '../theme/typography';
import type { GridPhoto } from './gridPhoto';

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

const Caption = styled.p`
  margin: ${space(1)} 0 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;

interface PhotoViewerProps {
  readonly photos: readonly GridPhoto[];
  readonly title: string;
  /** Null while none is shown. */
  readonly shownId: string | null;
  readonly onShow: (id: string | null) => void;
}

/** One photo of a grid as large as fits; the arrow keys turn the pages. */
export default function PhotoViewer({ photos, title, shownId, onShow }: PhotoViewerProps) {
  const index = photos.findIndex(({ id }) => id === shownId);
  const shown = photos[index];
  const turn = (step: number) =>
    onShow(photos[(index + step + photos.length) % photos.length]?.id ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };

  return (
    <Dialog
      open={shown !== undefined}
      onOpenChange={(open) => !open && onShow(null)}
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
  );
}
