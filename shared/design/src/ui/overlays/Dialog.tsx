import type { ReactElement, ReactNode, RefObject } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../actions/Button';
import { color } from '../theme/color';
import { space } from '../theme/measures';
import { Backdrop, Description, Popup, Title, Viewport } from './dialogParts';
import { useOverlay } from './useOverlay';

const widths = { sm: '26rem', md: '34rem', lg: '56rem' } as const;

const SizedPopup = styled(Popup)<{ $size: keyof typeof widths }>`
  max-width: ${({ $size }) => widths[$size]};
`;

const Header = styled.header`
  padding: ${space(6)} ${space(16)} ${space(4)} ${space(6)};
`;

const Body = styled.div`
  padding: 0 ${space(6)} ${space(6)};
`;

const Footer = styled.footer`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  margin-top: auto;
  padding: ${space(4)} ${space(6)} max(${space(4)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.border};
  background: ${color.surfaceRaised};
`;

const Corner = styled.span`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
`;

/** `open` and `onOpenChange` are optional when there is a `trigger`. */
export interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A button that opens the dialog and gets focus back afterwards. */
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  size?: keyof typeof widths;
  /** Opening it was a step in the history, which Back takes back. */
  isInAddress?: boolean;
  /** Gets focus on opening; default: the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets focus after closing; default, also for null: what had it before. */
  finalFocus?: () => HTMLElement | null;
  children?: ReactNode;
}

/** A modal dialog. Closes with Escape, a click outside or the close button. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  size = 'md',
  isInAddress = false,
  initialFocus,
  finalFocus,
  children,
}: DialogProps) {
  const overlay = useOverlay(open, onOpenChange, isInAddress);
  return (
    <Base.Root open={overlay.open} onOpenChange={overlay.onOpenChange}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Backdrop />
        <Viewport>
          <SizedPopup $size={size} initialFocus={initialFocus} finalFocus={finalFocus}>
            <Header>
              <Title>{title}</Title>
              {description && <Description render={<div />}>{description}</Description>}
            </Header>
            {children && <Body>{children}</Body>}
            {footer && <Footer>{footer}</Footer>}
            <Corner>
              <Base.Close
                render={
                  <Button variant="ghost" size="icon" aria-label="Close">
                    <X size={20} />
                  </Button>
                }
              />
            </Corner>
          </SizedPopup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A button inside a `Dialog` that closes it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />;
}
