import { useEffect, useRef } from 'react';
import { Link, useLocation, type To } from 'react-router';
import styled, { css } from 'styled-components';
import { media } from '../theme/breakpoints';
import { color } from '../theme/color';
import { motion, radius, space, touchTarget } from '../theme/measures';
import { fontSize } from '../theme/typography';

type Look = 'tabs' | 'pills';

// A wide list scrolls instead of making what is around it wider.
const Line = styled.nav`
  min-width: 0;
  max-width: 100%;
`;

const List = styled.ul<{ $look: Look }>`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;
  ${({ $look }) =>
    $look === 'tabs'
      ? css`
          gap: ${space(1)};
          margin-bottom: ${space(6)};
          padding-bottom: 1px;
          border-bottom: 1px solid ${color.border};
        `
      : css`
          gap: ${space(2)};
          padding: 2px;
        `}
  ${media.mobile} {
    margin-inline: -${space(4)};
    padding-inline: ${space(4)};
  }
`;

const tabLook = css`
  border-bottom: 3px solid transparent;
  border-radius: ${radius.sm} ${radius.sm} 0 0;
  padding: ${space(1)} ${space(3)};
  color: ${color.textMuted};
  &:hover {
    color: ${color.text};
  }
  &[aria-current] {
    border-bottom-color: ${color.brand};
    color: ${color.brandText};
  }
`;

const pillLook = css`
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  padding: ${space(1)} ${space(4)};
  background: ${color.surface};
  color: ${color.text};
  &:hover {
    border-color: ${color.borderStrong};
  }
  &[aria-current] {
    border-color: ${color.brand};
    background: ${color.brand};
    color: ${color.onBrand};
  }
`;

const Tab = styled(Link)<{ $look: Look }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touchTarget};
  font-size: ${fontSize.sm};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  transition:
    color ${motion.fast},
    border-color ${motion.fast};
  &:focus-visible {
    outline-offset: -3px;
  }
  ${({ $look }) => ($look === 'tabs' ? tabLook : pillLook)}
`;

const Count = styled.span`
  font-variant-numeric: tabular-nums;
  opacity: 0.8;
`;

export interface LinkTab {
  readonly to: To;
  readonly label: string;
  readonly count?: number;
  /** By default the tab whose path is the current address, or lies above it. */
  readonly isCurrent?: boolean;
}

export interface LinkTabsProps {
  /** What is chosen between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  /** `pills` for the choices of a filter; choosing one replaces the entry in the history. */
  readonly look?: Look;
}

const keyOf = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`);

/** Links between views of a page or pages of an area, in one scrolling line. */
export function LinkTabs({ label, tabs, look = 'tabs' }: LinkTabsProps) {
  const { pathname, search } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const isAbove = (to: To) => pathname === keyOf(to) || pathname.startsWith(`${keyOf(to)}/`);

  // On a phone the current tab may be scrolled out of view.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !current) return;
    const middle = current.offsetLeft + current.offsetWidth / 2 - list.current.offsetLeft;
    list.current.scrollLeft = middle - list.current.clientWidth / 2;
  }, [pathname, search]);

  return (
    <Line aria-label={label}>
      <List ref={list} $look={look}>
        {tabs.map(({ to, label: text, count, isCurrent = isAbove(to) }) => (
          <li key={keyOf(to)}>
            <Tab
              $look={look}
              to={to}
              replace={look === 'pills'}
              aria-current={isCurrent ? (look === 'tabs' ? 'page' : 'true') : undefined}
            >
              {text}
              {count !== undefined && <Count>{count}</Count>}
            </Tab>
          </li>
        ))}
      </List>
    </Line>
  );
}
