import { useId, useMemo, type ReactNode } from 'react';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog as Base } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { media } from '../theme/breakpoints';
import { color } from '../theme/color';
import { radius, space, touchTarget } from '../theme/measures';
import { fontSize } from '../theme/typography';
import { Backdrop, Popup, Viewport } from './dialogParts';
import { useOverlay } from './useOverlay';

// At the top of the screen, so that it does not move while results come and go.
const TopViewport = styled(Viewport)`
  place-items: start center;
  padding-top: 12vh;
  ${media.mobile} {
    place-items: start center;
    padding: ${space(4)} ${space(2)};
  }
`;

const Panel = styled(Popup)`
  max-width: 40rem;
  max-height: min(32rem, 80vh);
  overflow: hidden;
  ${media.mobile} {
    border: 1px solid ${color.border};
    border-radius: ${radius.xl};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  color: ${color.textMuted};
  & > svg {
    flex: none;
  }
`;

const Input = styled(Autocomplete.Input)`
  flex: 1;
  min-width: 0;
  min-height: ${touchTarget};
  border: 0;
  outline: 0;
  background: none;
  color: ${color.text};
  font: inherit;
  font-size: ${fontSize.lg};
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`;

const Close = styled(Base.Close)`
  min-height: ${touchTarget};
  padding: 0 ${space(2)};
  border: 0;
  background: none;
  color: ${color.textMuted};
  font: inherit;
  font-size: ${fontSize.sm};
  cursor: pointer;
`;

const Results = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(2)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const GroupLabel = styled(Autocomplete.GroupLabel)`
  padding: ${space(2)} ${space(3)} ${space(1)};
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  font-weight: 650;
`;

const Item = styled(Autocomplete.Item)`
  display: block;
  min-height: ${touchTarget};
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.md};
  cursor: pointer;
  &[data-highlighted] {
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
`;

const Detail = styled.span`
  display: block;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Status = styled.div`
  padding: ${space(2)} ${space(4)};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

export interface PaletteItem {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  readonly to: string;
}

export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

export interface CommandPaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What it is for: the name of the dialog and of the field. */
  readonly label: string;
  readonly placeholder: string;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** What fits what is typed; the palette does not filter. */
  readonly groups: readonly PaletteGroup[];
  /** Below the results, spoken when it changes: what is going on. */
  readonly status: ReactNode;
  readonly onChoose: (item: PaletteItem) => void;
}

/** A field over the page with what it finds: arrows choose, Enter opens, Escape closes. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, label, placeholder, typed, onTyped, groups, status, onChoose } =
    props;
  const hint = useId();
  const overlay = useOverlay(open, onOpenChange);
  const items = useMemo(
    () => groups.map(({ title, items: of }) => ({ value: title, items: [...of] })),
    [groups],
  );
  return (
    <Base.Root open={overlay.open} onOpenChange={overlay.onOpenChange}>
      <Base.Portal>
        <Backdrop />
        <TopViewport>
          <Panel aria-label={label}>
            <Autocomplete.Root
              open
              inline
              items={items}
              mode="none"
              autoHighlight="always"
              keepHighlight
              value={typed}
              onValueChange={(value, { reason }) => {
                if (reason !== 'item-press') onTyped(value);
              }}
              itemToStringValue={({ title }: PaletteItem) => title}
            >
              <Line>
                <Search size={20} aria-hidden />
                <Input aria-label={label} aria-describedby={hint} placeholder={placeholder} />
                <Close>Close</Close>
                <VisuallyHidden id={hint}>
                  Choose with the arrow keys, open with Enter.
                </VisuallyHidden>
              </Line>
              <Results>
                <Autocomplete.List>
                  {({ value, items: of }: { value: string; items: PaletteItem[] }) => (
                    <Autocomplete.Group key={value} items={of}>
                      <GroupLabel>{value}</GroupLabel>
                      <Autocomplete.Collection>
                        {(item: PaletteItem) => (
                          <Item key={item.id} value={item} onClick={() => onChoose(item)}>
                            {item.title}
                            {item.detail && <Detail>{item.detail}</Detail>}
                          </Item>
                        )}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  )}
                </Autocomplete.List>
              </Results>
            </Autocomplete.Root>
            <Status role="status">{status}</Status>
          </Panel>
        </TopViewport>
      </Base.Portal>
    </Base.Root>
  );
}
