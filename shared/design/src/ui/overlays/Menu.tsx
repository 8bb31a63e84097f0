import { useState, type ReactElement, type ReactNode } from 'react';
import { Menu as Base } from '@base-ui/react/menu';
import { Link as RouterLink } from 'react-router';
import styled, { css } from 'styled-components';
import { color } from '../theme/color';
import { depth, radius, space, touchTarget } from '../theme/measures';
import { panelStyle } from './overlayStyles';
import { useOverlay } from './useOverlay';

const Positioner = styled(Base.Positioner)`
  z-index: ${depth.menu};
`;

const Popup = styled(Base.Popup)`
  ${panelStyle}
  min-width: max(14rem, var(--anchor-width));
  max-width: min(22rem, 100vw - ${space(8)});
  padding: ${space(2)};
`;

const itemStyle = css<{ $tone: 'normal' | 'danger' }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${touchTarget};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.sm};
  color: ${({ $tone }) => ($tone === 'danger' ? color.danger : color.text)};
  line-height: 1.35;
  text-decoration: none;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  & > svg {
    flex: none;
    color: ${({ $tone }) => ($tone === 'danger' ? 'inherit' : color.textMuted)};
  }
  &[data-highlighted] {
    background: ${({ $tone }) => ($tone === 'danger' ? color.dangerSoft : color.brandSoft)};
    outline: none;
  }
  &[data-disabled] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

const Item = styled(Base.Item)<{ $tone: 'normal' | 'danger' }>`
  ${itemStyle}
`;

const LinkItem = styled(Base.LinkItem)<{ $tone: 'normal' | 'danger' }>`
  ${itemStyle}
`;

const Line = styled(Base.Separator)`
  height: 1px;
  margin: ${space(2)} 0;
  background: ${color.border};
`;

const Heading = styled.div`
  padding: ${space(2)} ${space(3)} ${space(3)};
  margin-bottom: ${space(2)};
  border-bottom: 1px solid ${color.border};
  overflow-wrap: anywhere;
`;

/** A menu's trigger and items. */
export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** `MenuItem`, `MenuHeader` and `MenuSeparator`. */
  children: ReactNode;
}

/** A drop-down menu of actions and links. */
export function Menu({ trigger, align = 'end', open, onOpenChange, children }: MenuProps) {
  // Inside the trigger's landmark rather than at the end of the page: there the menu would belong
  // to no landmark, and those who move by landmarks would not meet it.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const findLandmark = (button: HTMLElement | null) =>
    setLandmark(button?.closest<HTMLElement>('main, header, footer, nav') ?? null);
  const overlay = useOverlay(open, onOpenChange);
  return (
    <Base.Root open={overlay.open} onOpenChange={overlay.onOpenChange}>
      <Base.Trigger ref={findLandmark} render={trigger} />
      <Base.Portal container={landmark ?? undefined}>
        <Positioner align={align} sideOffset={6} collisionPadding={8}>
          <Popup>{children}</Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** An action (`onClick`) or a link into the product (`to`). */
export interface MenuItemProps {
  children: ReactNode;
  icon?: ReactNode;
  tone?: 'normal' | 'danger';
  disabled?: boolean;
  to?: string;
  onClick?: () => void;
}

/** One line of a `Menu`; choosing it closes the menu. */
export function MenuItem({
  children,
  icon,
  tone = 'normal',
  disabled,
  to,
  onClick,
}: MenuItemProps) {
  if (to !== undefined) {
    return (
      <LinkItem $tone={tone} closeOnClick onClick={onClick} render={<RouterLink to={to} />}>
        {icon}
        {children}
      </LinkItem>
    );
  }
  return (
    <Item $tone={tone} disabled={disabled} onClick={onClick}>
      {icon}
      {children}
    </Item>
  );
}

/** Words above a menu's items, such as who is signed in. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return <Heading role="presentation">{children}</Heading>;
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Line />;
}
