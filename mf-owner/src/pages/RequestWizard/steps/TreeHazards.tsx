import { CheckboxField, type SchemaForm } from '@tree-service/design/forms';
import { hazardsFor, TREE_HAZARDS, type TreeFacts } from '@tree-service/domain';
import { Alert, Grid, Text, VStack } from '@tree-service/design';
import { useFeatureFlag } from '@tree-service/kernel';
import { useId } from 'react';
import type { TreesValues } from '../schemas/treesSchema';

export interface TreeHazardsProps {
  form: SchemaForm<TreesValues, { trees: TreeFacts[] }>;
  /** From 0. */
  position: number;
  category: string;
}

/** The hazards of one tree, and whether its stump goes too. */
export function TreeHazards({ form, position, category }: TreeHazardsProps) {
  const labelId = useId();
  const isAdvanced = useFeatureFlag('advanced_service_request');
  const { control } = form;
  const hasStumpChoice = category === 'tree_removal' || category === 'emergency';
  const nearWires = form.watch(`trees.${position}.near_wires`);

  if (!isAdvanced && !hasStumpChoice) return null;
  return (
    <VStack $gap={2} role="group" aria-labelledby={labelId}>
      <Text as="div" weight="semibold" id={labelId}>
        {isAdvanced ? 'Location and hazards' : 'Stump'}
      </Text>
      <Grid $min="15rem" $gap={0}>
        {(isAdvanced ? hazardsFor(category) : []).map((hazard) => (
          <CheckboxField
            key={hazard}
            name={`trees.${position}.${hazard}`}
            control={control}
            label={TREE_HAZARDS[hazard].label}
          />
        ))}
        {hasStumpChoice && (
          <CheckboxField
            name={`trees.${position}.stump`}
            control={control}
            label="Remove the stump too"
          />
        )}
      </Grid>
      {nearWires && (
        <Alert tone="warning" role="status">
          We'll contact only Pros qualified to work near power lines. Call your utility before work
          starts. Many clear their own lines for free.
        </Alert>
      )}
    </VStack>
  );
}
