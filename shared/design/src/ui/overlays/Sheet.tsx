import type { ReactElement, ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../actions/Button';
import { media } from '../theme/breakpoints';
import { color } from '../theme/color';
import { depth, motion, shadow, space } from '../theme/measures';
import { fontSize } from '../theme/typography';
import { backdropStyle } from './overlayStyles';
import { useOverlay } from './useOverlay';

const Backdrop = styled(Base.Backdrop)`
  ${backdropStyle}
  z-index: ${depth.sheet};
`;

const Popup = styled(Base.Popup)<{ $side: 'left' | 'right' }>`
  position: fixed;
  top: 0;
  bottom: 0;
  ${({ $side }) => $side}: 0;
  z-index: ${depth.sheet};
  display: flex;
  flex-direction: column;
  width: min(26rem, 100vw);
  padding-bottom: env(safe-area-inset-bottom);
  overflow: auto;
  overscroll-behavior: contain;
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.lg};
  transition: transform ${motion.slow} ${motion.easeOut};
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(${({ $side }) => ($side === 'right' ? '100%' : '-100%')});
  }
  ${media.mobile} {
    width: 80%;
  }
`;

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(6)};
  padding-top: calc(${space(3)} + env(safe-area-inset-top));
  border-bottom: 1px solid ${color.border};
  background: ${color.surfaceRaised};
`;

const Title = styled(Base.Title)`
  font-size: ${fontSize.lg};
  font-weight: 650;
`;

const Body = styled.div`
  flex: 1;
  padding: ${space(5)} ${space(6)};
`;

/** What a `Sheet` needs; `open` and `onOpenChange` may be left out when there is a `trigger`. */
export interface SheetProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A button that opens the sheet and gets focus back afterwards. */
  trigger?: ReactElement;
  title: ReactNode;
  side?: 'left' | 'right';
  children?: ReactNode;
}

/** A modal panel at the side of the screen, 80% wide on a phone. */
export function Sheet({
  open,
  onOpenChange,
  trigger,
  title,
  side = 'right',
  children,
}: SheetProps) {
  const overlay = useOverlay(open, onOpenChange);
  return (
    <Base.Root open={overlay.open} onOpenChange={overlay.onOpenChange}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Backdrop />
        <Popup $side={side}>
          <Header>
            <Title>{title}</Title>
            <Base.Close
              render={
                <Button variant="ghost" size="icon" aria-label="Close">
                  <X size={22} />
                </Button>
              }
            />
          </Header>
          <Body>{children}</Body>
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}
