import { Button, color, space, Text } from '@tree-service/design';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { PlainList } from '../../../area/PlainList';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(2)};
  border-bottom: 1px solid ${color.border};
`;

/** What a list shows of one thing that can be removed. */
export interface Removable {
  key: string;
  title: string;
  text: string;
  busy: boolean;
  onRemove: () => void;
}

/** Things with a title, a line of words and a button to remove each; nothing when there are none. */
export function RemovableList({ items }: { items: readonly Removable[] }) {
  if (items.length === 0) return null;
  return (
    <PlainList $gap={0}>
      {items.map(({ key, title, text, busy, onRemove }) => (
        <Item key={key}>
          <div>
            <Text weight="semibold">{title}</Text>
            <Text size="sm" tone="muted">
              {text}
            </Text>
          </div>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove ${title}`}
            loading={busy}
            onClick={onRemove}
          >
            <Trash2 size={20} aria-hidden />
          </Button>
        </Item>
      ))}
    </PlainList>
  );
}
