import type { Property } from '../../../api/properties';
import type { PropertyTree } from '../../../api/propertyTrees';
import { Button, color, depth, HStack, radius, shadow, space, Text } from '@tree-service/design';
import styled from 'styled-components';
import { RequestForTrees } from './RequestForTrees';

const MOST_TREES = 50;

const Bar = styled.div`
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
export function SelectedTrees({
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
    <Bar role="group" aria-label="Selected trees">
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
    </Bar>
  );
}
