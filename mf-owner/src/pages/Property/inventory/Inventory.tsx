import type { PropertyTree } from '@tree-service/shared/api/properties';
import { isKeyOf } from '@tree-service/shared/domain';
import {
  Button,
  Card,
  EmptyState,
  Select,
  space,
  Text,
  TextInput,
  VStack,
} from '@tree-service/shared/ui';
import { Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { findTrees, TREE_FILTERS, type TreeFilter } from './findTrees';
import { TreeTable } from './TreeTable';

const PAGE = 50;

const Bar = styled.search`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space(3)};
`;

const filters = Object.entries(TREE_FILTERS).map(([value, label]) => ({ value, label }));

/** The trees of a property, searched and filtered; a page at a time. */
export function Inventory({
  trees,
  onOpen,
}: {
  trees: readonly PropertyTree[];
  onOpen: (treeId: string) => void;
}) {
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<TreeFilter>('standing');
  const [shown, setShown] = useState(PAGE);
  const found = findTrees(trees, filter, words);
  const choose = (value: string) => {
    if (isKeyOf(TREE_FILTERS, value)) setFilter(value);
    setShown(PAGE);
  };
  return (
    <VStack>
      {(trees.length > 5 || trees.some(({ removed_at }) => removed_at !== null)) && (
        <Bar>
          <TextInput
            type="search"
            aria-label="Search the trees"
            placeholder="Name, kind or place"
            before={<Search size={18} aria-hidden />}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              setShown(PAGE);
            }}
          />
          <Select
            aria-label="Which trees"
            options={filters}
            value={filter}
            onChange={(event) => choose(event.target.value)}
          />
        </Bar>
      )}
      <Text role="status" size="sm" tone="muted">
        {found.length === 1 ? '1 entry' : `${found.length} entries`}
      </Text>
      {found.length === 0 ? (
        <EmptyState icon={<SearchX size={28} />} title="No tree matches" level={3}>
          Try other words, or choose other trees.
        </EmptyState>
      ) : (
        <Card>
          <TreeTable trees={found.slice(0, shown)} onOpen={onOpen} />
        </Card>
      )}
      {found.length > shown && (
        <Button variant="outline" onClick={() => setShown(shown + PAGE)}>
          Show more ({found.length - shown} left)
        </Button>
      )}
    </VStack>
  );
}
