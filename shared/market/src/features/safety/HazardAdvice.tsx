import { Alert } from '@tree-service/design';
import { hazardFacts, treeHazards, type TreeHazard } from '@tree-service/domain';

/** What a crew must know about the hazards of these trees. */
export function HazardAdvice({
  trees,
}: {
  trees: readonly Partial<Record<TreeHazard, boolean>>[];
}) {
  return treeHazards.map((hazard) => {
    const { advice } = hazardFacts[hazard];
    const applies = trees.some((tree) => tree[hazard]);
    return (
      advice &&
      applies && (
        <Alert key={hazard} tone="warning">
          {advice.vendor}
        </Alert>
      )
    );
  });
}
