import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Select } from '../inputs/Select';
import { media } from '../theme/breakpoints';
import { color } from '../theme/color';
import { motion, radius, space, touchTarget } from '../theme/measures';

export interface TabItem {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** Tabs, controlled by `value` and `onChange` or starting with `defaultValue`. */
export interface TabsProps {
  tabs: readonly TabItem[];
  /** What the tabs choose between, for screen readers. */
  label: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** Where a key leads from the tab at `index`, null when it leads nowhere. */
function target(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

const List = styled.div<{ $hideOnMobile: boolean }>`
  display: flex;
  gap: ${space(1)};
  width: fit-content;
  max-width: 100%;
  padding: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
  border-radius: ${radius.pill};
  background: ${color.surfaceSunken};
  ${({ $hideOnMobile }) =>
    $hideOnMobile &&
    css`
      ${media.mobile} {
        display: none;
      }
    `}
`;

const Tab = styled.button`
  flex: none;
  min-height: ${touchTarget};
  padding: ${space(2)} ${space(5)};
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.textMuted};
  font-weight: 600;
  white-space: nowrap;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};
  &:hover {
    color: ${color.text};
  }
  &[aria-selected='true'] {
    background: ${color.brand};
    color: ${color.onBrand};
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${radius.pill};
  }
  &[aria-selected='true']:focus-visible {
    outline-color: ${color.onBrand};
    outline-offset: -5px;
  }
`;

const Panel = styled.div`
  padding-top: ${space(6)};
  &:focus-visible {
    outline-offset: 4px;
    border-radius: ${radius.md};
  }
`;

/** The select box that replaces the tabs on a phone. */
const MobileSelect = styled.div`
  display: none;
  ${media.mobile} {
    display: block;
  }
`;

// The library's tabs weigh 11 KB compressed, a tenth of what the home page may download in all;
// the pattern itself is small: one tab stop, arrow keys, the shown panel next in order.
function TabSet({
  tabs,
  label,
  value,
  defaultValue = tabs[0]?.value ?? '',
  onChange,
  selectOnMobile,
}: TabsProps & { selectOnMobile: boolean }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const shown = tabs.find((tab) => tab.value === current);
  const tabId = (tab: string) => `${id}-tab-${tab}`;

  const choose = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.value === current);
    const next = target(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    choose(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div>
      {selectOnMobile && (
        <MobileSelect>
          <Select
            aria-label={label}
            options={tabs}
            value={current}
            onChange={(event) => choose(event.target.value)}
          />
        </MobileSelect>
      )}
      <List
        ref={list}
        role="tablist"
        aria-label={label}
        $hideOnMobile={selectOnMobile}
        onKeyDown={move}
      >
        {tabs.map((tab) => {
          const isShown = tab.value === current;
          return (
            <Tab
              key={tab.value}
              type="button"
              role="tab"
              id={tabId(tab.value)}
              aria-selected={isShown}
              aria-controls={isShown ? `${id}-panel` : undefined}
              tabIndex={isShown ? 0 : -1}
              onClick={() => choose(tab.value)}
            >
              {tab.label}
            </Tab>
          );
        })}
      </List>
      {shown && (
        <Panel
          key={shown.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={tabId(shown.value)}
          tabIndex={0}
        >
          {shown.content}
        </Panel>
      )}
    </div>
  );
}

/** Tabs at every width; they scroll sideways where they do not fit. */
export function Tabs(props: TabsProps) {
  return <TabSet {...props} selectOnMobile={false} />;
}

/** Tabs that become a select box below 768 px. */
export function ResponsiveTabs(props: TabsProps) {
  return <TabSet {...props} selectOnMobile />;
}
