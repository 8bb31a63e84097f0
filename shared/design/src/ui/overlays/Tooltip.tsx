import { useId, type ReactElement, type ReactNode } from 'react';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import styled from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { color } from '../theme/color';
import { depth, motion, radius, space } from '../theme/measures';
import { fontSize } from '../theme/typography';

const Positioner = styled(Base.Positioner)`
  z-index: ${depth.tooltip};
`;

const Popup = styled(Base.Popup)`
  max-width: min(18rem, 100vw - ${space(8)});
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.sm};
  background: ${color.text};
  color: ${color.bg};
  font-size: ${fontSize.sm};
  line-height: 1.4;
  transition: opacity ${motion.fast};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export interface TooltipProps {
  label: ReactNode;
  /** One button or link; it is also described by the label for screen readers. */
  children: ReactElement;
}

/**
 * A hint on hover and focus. Fingers cannot hover, so it must only repeat or add, never carry what
 * one has to know; use `Popover` for that.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  return (
    <>
      <Base.Root>
        <Base.Trigger render={children} aria-describedby={id} delay={400} />
        <Base.Portal>
          <Positioner sideOffset={6} collisionPadding={8}>
            <Popup>{label}</Popup>
          </Positioner>
        </Base.Portal>
      </Base.Root>
      <VisuallyHidden id={id} hidden>
        {label}
      </VisuallyHidden>
    </>
  );
}
