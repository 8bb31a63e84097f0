import type { PropertyTree } from '../../../api/propertyTrees';
import { formatAge, treeSize } from '@tree-service/domain';
import { Button, Checkbox, StatusPill, Table, Text, VisuallyHidden } from '@tree-service/design';
import styled from 'styled-components';
import { conditionOf } from './treeEvents';

const Named = styled.div`
  display: flex;
  align-items: center;
  & > label {
    position: relative;
  }
`;

function lastWork(tree: PropertyTree): string {
  const done = tree.request_trees
    .flatMap(({ service_requests: request }) => request?.jobs ?? [])
    .flatMap(({ state, completed_at }) =>
      state === 'completed' && completed_at !== null ? [completed_at] : [],
    )
    .sort()
    .at(-1);
  return done === undefined ? 'None yet' : formatAge(done);
}

/** A table of trees; a name opens the tree, a checkbox selects it. */
export function TreeTable({
  trees,
  chosen,
  onChoose,
  onOpen,
}: {
  trees: readonly PropertyTree[];
  /** Ids of the selected trees. */
  chosen: ReadonlySet<string>;
  onChoose: (treeId: string, isChosen: boolean) => void;
  onOpen: (treeId: string) => void;
}) {
  return (
    <Table
      caption="Trees"
      rows={trees}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'tree',
          header: 'Tree',
          cell: (tree) => (
            <Named>
              {tree.removed_at === null && (
                <Checkbox
                  checked={chosen.has(tree.id)}
                  onChange={({ target }) => onChoose(tree.id, target.checked)}
                  label={<VisuallyHidden>Select {tree.label}</VisuallyHidden>}
                />
              )}
              <div>
                <Button variant="link" onClick={() => onOpen(tree.id)}>
                  {tree.count > 1 ? `${tree.count} × ${tree.label}` : tree.label}
                </Button>
                {tree.species !== null && tree.species !== tree.label && (
                  <Text as="div" size="sm" tone="muted">
                    {tree.species}
                  </Text>
                )}
              </div>
            </Named>
          ),
        },
        { key: 'size', header: 'Size', cell: (tree) => treeSize(tree) || 'Not measured' },
        {
          key: 'condition',
          header: 'Condition',
          cell: (tree) => {
            if (tree.removed_at !== null) return <StatusPill>Removed</StatusPill>;
            const { label, tone } = conditionOf(tree.condition);
            return <StatusPill tone={tone}>{label}</StatusPill>;
          },
        },
        { key: 'work', header: 'Last work', cell: lastWork },
      ]}
    />
  );
}
