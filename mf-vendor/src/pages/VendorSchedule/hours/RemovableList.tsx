import { Text } from '@tree-service/design';
import { RemoveButton } from '../../../area/RemoveButton';
import { ListRow, PlainList } from '../../../area/PlainList';

export interface Removable {
  key: string;
  title: string;
  text: string;
  busy: boolean;
  onRemove: () => void;
}

export function RemovableList({ items }: { items: readonly Removable[] }) {
  if (items.length === 0) return null;
  return (
    <PlainList $gap={0}>
      {items.map(({ key, title, text, busy, onRemove }) => (
        <ListRow key={key}>
          <div>
            <Text weight="semibold">{title}</Text>
            <Text size="sm" tone="muted">
              {text}
            </Text>
          </div>
          <RemoveButton what={title} busy={busy} onRemove={onRemove} />
        </ListRow>
      ))}
    </PlainList>
  );
}
