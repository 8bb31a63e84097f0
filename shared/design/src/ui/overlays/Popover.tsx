import type { ReactElement, ReactNode } from 'react';
import { Popover as Base } from '@base-ui/react/popover';
import styled from 'styled-components';
import { depth, space } from '../theme/measures';
import { panelStyle } from './overlayStyles';
import { useOverlay } from './useOverlay';

const Positioner = styled(Base.Positioner)`
  z-index: ${depth.menu};
`;

const Popup = styled(Base.Popup)`
  ${panelStyle}
  width: max-content;
  max-width: min(22rem, 100vw - ${space(8)});
  max-height: min(32rem, var(--available-height));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(4)} ${space(5)};
`;

const Title = styled(Base.Title)`
  margin-bottom: ${space(1)};
  font-size: 1rem;
  font-weight: 650;
`;

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  title: ReactNode;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  /** With `onOpenChange`, for who must know or decide whether it is open. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A small panel with more about something; opens on press, so it works on every device. */
export function Popover({
  trigger,
  title,
  side = 'bottom',
  align = 'center',
  open,
  onOpenChange,
  children,
}: PopoverProps) {
  const overlay = useOverlay(open, onOpenChange);
  return (
    <Base.Root open={overlay.open} onOpenChange={overlay.onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner side={side} align={align} sideOffset={8} collisionPadding={8}>
          <Popup>
            <Title>{title}</Title>
            {children}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
