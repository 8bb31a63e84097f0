import type { PropertyTree } from '../../../api/propertyTrees';
import {
  formatAge,
  treeSize,
  centimetersToInches,
  isKeyOf,
  metersToFeet,
  TREE_CONDITIONS,
  type Tone,
  type TreeCondition,
} from '@tree-service/domain';
import { Button, Checkbox, StatusPill, Table, Text, VisuallyHidden } from '@tree-service/design';
import styled from 'styled-components';

const CONDITION_TONES: Readonly<Record<TreeCondition, Tone>> = {
  healthy: 'success',
  declining: 'warning',
  dead: 'danger',
  hazardous: 'danger',
};

/** The label and tone of a condition. */
export function conditionOf(condition: string): { label: string; tone: Tone } {
  if (!isKeyOf(TREE_CONDITIONS, condition)) return { label: condition, tone: 'neutral' };
  return { label: TREE_CONDITIONS[condition], tone: CONDITION_TONES[condition] };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

// How a changed fact reads; null for facts that another one covers.
const FACT_WORDS: Readonly<Record<string, (value: unknown) => string | null>> = {
  label: (value) => `name: “${text(value)}”`,
  species: (value) => (value === null ? 'species removed' : `species: ${text(value)}`),
  height_m: (value) =>
    typeof value === 'number' ? `height ${metersToFeet(value)} ft` : 'height removed',
  diameter_cm: (value) =>
    typeof value === 'number' ? `trunk ${centimetersToInches(value)} in` : 'trunk removed',
  count: (value) => `${Number(value)} ${Number(value) === 1 ? 'tree' : 'trees'}`,
  condition: (value) => conditionOf(text(value)).label.toLowerCase(),
  position_note: (value) => (value === null ? 'location removed' : `location: ${text(value)}`),
  photos: (value) => {
    const count = Array.isArray(value) ? value.length : 0;
    return `${count} ${count === 1 ? 'photo' : 'photos'}`;
  },
  removal_reason: (value) => (value === null ? null : text(value)),
};

const KIND_WORDS: Readonly<Record<string, string>> = {
  added: 'Added to the inventory',
  changed: 'Changed',
  removed: 'Removed',
  restored: 'Restored',
};

// Empty values of a new tree.
const UNSAID: ReadonlySet<string> = new Set(['[]', 'null', '""']);

/** The title of a tree event and the facts it changed. */
export function describeTreeEvent(event: { kind: string; facts: unknown }): {
  title: string;
  details: string | null;
} {
  const facts = typeof event.facts === 'object' && event.facts !== null ? event.facts : {};
  const details = Object.entries(FACT_WORDS).flatMap(([fact, say]) => {
    const value: unknown = Reflect.get(facts, fact);
    if (value === undefined) return [];
    if (event.kind === 'added' && (fact === 'label' || UNSAID.has(JSON.stringify(value))))
      return [];
    return say(value) ?? [];
  });
  return {
    title: KIND_WORDS[event.kind] ?? event.kind,
    details: details.length === 0 ? null : details.join(', '),
  };
}

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
