import type { LeadDetail } from '@tree-service/market/api/leads';
import {
  TREE_CONDITIONS,
  type ServiceCategory,
  type TreeCondition,
  isKeyOf,
} from '@tree-service/domain';
import { Badge, color, HStack, space, Text } from '@tree-service/design';
import styled from 'styled-components';
import { treeName, treeSize } from '../../../leads/treeWords';

type Tree = LeadDetail['service_requests']['request_trees'][number];

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

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

const isCondition = (text: string): text is TreeCondition => isKeyOf(TREE_CONDITIONS, text);

function Hazards({ tree, category }: { tree: Tree; category: ServiceCategory }) {
  return (
    <Marks $gap={2} $wrap>
      {tree.on_structure && <Badge tone="danger">On a structure</Badge>}
      {tree.near_wires && <Badge tone="danger">Within 10 ft of wires</Badge>}
      {(tree.condition === 'dead' || tree.condition === 'hazardous') &&
        isCondition(tree.condition) && (
          <Badge tone="warning">{TREE_CONDITIONS[tree.condition]}</Badge>
        )}
      {tree.near_structure && <Badge tone="warning">Near a structure</Badge>}
      {tree.poor_access && <Badge tone="warning">Poor access</Badge>}
      {tree.stump && category !== 'stump_grinding' && <Badge>Stump too</Badge>}
    </Marks>
  );
}

/** The trees of a request in feet and inches, with what makes them hard. */
export function TreeList({
  trees,
  category,
}: {
  trees: readonly Tree[];
  category: ServiceCategory;
}) {
  return (
    <List>
      {[...trees]
        .sort((one, other) => one.position - other.position)
        .map((tree) => (
          <Item key={tree.id}>
            <Text as="strong" weight="semibold">
              {treeName(tree)}
            </Text>
            <Text tone="muted">
              {treeSize(tree)}
              {tree.condition === 'declining' && ', declining'}
            </Text>
            <Hazards tree={tree} category={category} />
          </Item>
        ))}
    </List>
  );
}
