import type { Property } from '../../../api/properties';
import type { PropertyTree } from '../../../api/propertyTrees';
import { isKeyOf } from '@tree-service/domain';
import {
  Button,
  Card,
  EmptyState,
  Select,
  space,
  Text,
  TextInput,
  VStack,
} from '@tree-service/design';
import { nothingFound } from '@tree-service/design/illustrations';
import { Search } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { SelectedTrees } from './SelectedTrees';
import { findTrees, TREE_FILTERS, type TreeFilter } from './findTrees';
import { TreeTable } from './TreeTable';

const PAGE = 50;

const Bar = styled.search`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space(3)};
`;

const filters = Object.entries(TREE_FILTERS).map(([value, label]) => ({ value, label }));

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
