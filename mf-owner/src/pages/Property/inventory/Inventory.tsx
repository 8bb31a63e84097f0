import type { Property } from '../../../api/properties';
import type { PropertyTree } from '../../../api/propertyTrees';
import { hasWords, isKeyOf } from '@tree-service/domain';
import {
  Button,
  Card,
  color,
  depth,
  EmptyState,
  HStack,
  radius,
  Select,
  shadow,
  space,
  Text,
  TextInput,
  VStack,
} from '@tree-service/design';
import { nothingFound } from '@tree-service/design/illustrations';
import { Search } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { TreeTable } from './TreeTable';
import { RequestForTrees } from './RequestForTrees';

const PAGE = 50;

const Bar = styled.search`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space(3)};
`;

const TREE_FILTERS = {
  standing: 'All current trees',
  worrying: 'Not healthy',
  gone: 'Removed',
} as const;

/** The value of the `trees` parameter in the address. */
type TreeFilter = keyof typeof TREE_FILTERS;

type Findable = Pick<
  PropertyTree,
  'label' | 'species' | 'position_note' | 'condition' | 'removed_at'
>;

function isChosen({ removed_at, condition }: Findable, filter: TreeFilter): boolean {
  if (filter === 'gone') return removed_at !== null;
  if (removed_at !== null) return false;
  return filter === 'standing' || condition !== 'healthy';
}

/** The trees of a filter with every word in name, species or location. */
export function findTrees<Tree extends Findable>(
  trees: readonly Tree[],
  filter: TreeFilter,
  words: string,
): Tree[] {
  return trees.filter(
    (tree) =>
      isChosen(tree, filter) &&
      hasWords(`${tree.label} ${tree.species ?? ''} ${tree.position_note ?? ''}`, words),
  );
}

const filters = Object.entries(TREE_FILTERS).map(([value, label]) => ({ value, label }));

const MOST_TREES = 50;

const SelectedTreesBar = styled.div`
  position: sticky;
  bottom: ${space(4)};
  z-index: ${depth.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.md};
`;

/** The selected trees and what to do with them. */
function SelectedTrees({
  property,
  trees,
  onClear,
}: {
  property: Property;
  trees: readonly PropertyTree[];
  onClear: () => void;
}) {
  const areTooMany = trees.length > MOST_TREES;
  const count = trees.reduce((sum, tree) => sum + tree.count, 0);
  return (
    <SelectedTreesBar role="group" aria-label="Selected trees">
      <Text as="div" role="status" weight="semibold">
        {count === 1 ? '1 tree selected' : `${count} trees selected`}
        {areTooMany && (
          <Text as="div" size="sm" tone="muted">
            A request can include at most {MOST_TREES} trees.
          </Text>
        )}
      </Text>
      <HStack $gap={3} $wrap>
        <Button variant="ghost" onClick={onClear}>
          Clear
        </Button>
        {!areTooMany && (
          <RequestForTrees property={property} trees={trees}>
            Get quotes
          </RequestForTrees>
        )}
      </HStack>
    </SelectedTreesBar>
  );
}

/** The trees of a property, with search, filter and selection, a page at a time. */
export function Inventory({
  property,
  trees,
  onOpen,
}: {
  property: Property;
  trees: readonly PropertyTree[];
  onOpen: (treeId: string) => void;
}) {
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<TreeFilter>('standing');
  const [shown, setShown] = useState(PAGE);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const found = findTrees(trees, filter, words);
  const count = found.reduce((sum, tree) => sum + tree.count, 0);
  const choose = (value: string) => {
    if (isKeyOf(TREE_FILTERS, value)) setFilter(value);
    setShown(PAGE);
  };
  const pick = (treeId: string, isChosen: boolean) => {
    const others = [...chosen].filter((id) => id !== treeId);
    setChosen(new Set(isChosen ? [...others, treeId] : others));
  };
  // Leaves out selected trees that were removed since.
  const picked = trees.filter(({ id, removed_at }) => removed_at === null && chosen.has(id));
  return (
    <VStack>
      {(trees.length > 5 || trees.some(({ removed_at }) => removed_at !== null)) && (
        <Bar>
          <TextInput
            type="search"
            aria-label="Search trees"
            placeholder="Name, species or location"
            before={<Search size={18} aria-hidden />}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              setShown(PAGE);
            }}
          />
          <Select
            aria-label="Show"
            options={filters}
            value={filter}
            onChange={(event) => choose(event.target.value)}
          />
        </Bar>
      )}
      <Text role="status" size="sm" tone="muted">
        {count === 1 ? '1 tree' : `${count} trees`}
      </Text>
      {found.length === 0 ? (
        <EmptyState picture={nothingFound} title="No matching trees" level={3}>
          Try fewer words or another filter.
        </EmptyState>
      ) : (
        <Card>
          <TreeTable
            trees={found.slice(0, shown)}
            chosen={chosen}
            onChoose={pick}
            onOpen={onOpen}
          />
        </Card>
      )}
      {found.length > shown && (
        <Button variant="outline" onClick={() => setShown(shown + PAGE)}>
          Show more ({found.length - shown} left)
        </Button>
      )}
      {picked.length > 0 && (
        <SelectedTrees property={property} trees={picked} onClear={() => setChosen(new Set())} />
      )}
    </VStack>
  );
}
