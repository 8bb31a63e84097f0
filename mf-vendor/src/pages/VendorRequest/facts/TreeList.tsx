import {
  capitalized,
  hazardsOf,
  TREE_CONDITIONS,
  TREE_HAZARDS,
  treeName,
  treeSize,
  type ServiceCategory,
} from '@tree-service/domain';
import { Badge, color, HStack, space, Text } from '@tree-service/design';
import styled from 'styled-components';
import type { LeadDetail } from '../../../api/leads';
import { PlainList } from '../../../area/PlainList';

type Tree = LeadDetail['service_requests']['request_trees'][number];

const Item = styled.li`
  padding-block: ${space(4)};
  border-bottom: 1px solid ${color.border};
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
`;

const Marks = styled(HStack)`
  margin-top: ${space(2)};
  &:empty {
    display: none;
  }
`;

function Hazards({ tree, category }: { tree: Tree; category: ServiceCategory }) {
  return (
    <Marks $gap={2} $wrap>
      {(tree.condition === 'dead' || tree.condition === 'hazardous') && (
        <Badge tone="warning">{TREE_CONDITIONS[tree.condition]}</Badge>
      )}
      {hazardsOf(tree, category).map((hazard) => (
        <Badge key={hazard} tone={TREE_HAZARDS[hazard].tone}>
          {capitalized(TREE_HAZARDS[hazard].phrase)}
        </Badge>
      ))}
      {tree.stump && category !== 'stump_grinding' && <Badge>Stump too</Badge>}
    </Marks>
  );
}

/** Sizes in feet and inches, with the hazards of each tree. */
export function TreeList({
  trees,
  category,
}: {
  trees: readonly Tree[];
  category: ServiceCategory;
}) {
  return (
    <PlainList $gap={0}>
      {[...trees]
        .sort((one, other) => one.position - other.position)
        .map((tree) => (
          <Item key={tree.id}>
            <Text as="strong" weight="semibold">
              {treeName(tree, category)}
            </Text>
            <Text tone="muted">
              {treeSize(tree, category)}
              {tree.condition === 'declining' && ', declining'}
            </Text>
            <Hazards tree={tree} category={category} />
          </Item>
        ))}
    </PlainList>
  );
}
