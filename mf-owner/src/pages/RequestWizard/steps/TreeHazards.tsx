import { CheckboxField, type SchemaForm } from '@tree-service/design/forms';
import { hazardFacts, hazardsFor, type TreeFacts } from '@tree-service/domain';
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
  const hazards = hazardsFor(category);
  const ticked = form.watch(hazards.map((hazard) => `trees.${position}.${hazard}` as const));

  if (!isAdvanced && !hasStumpChoice) return null;
  return (
    <VStack $gap={2} role="group" aria-labelledby={labelId}>
      <Text as="div" weight="semibold" id={labelId}>
        {isAdvanced ? 'Location and hazards' : 'Stump'}
      </Text>
      <Grid $min="17rem" $gap={0}>
        {(isAdvanced ? hazards : []).map((hazard) => (
          <CheckboxField
            key={hazard}
            name={`trees.${position}.${hazard}`}
            control={control}
            label={hazardFacts[hazard].label}
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
      {hazards.map((hazard, place) => {
        const { advice } = hazardFacts[hazard];
        return (
          advice &&
          ticked[place] && (
            <Alert key={hazard} tone="warning" role="status">
              {advice.owner}
            </Alert>
          )
        );
      })}
    </VStack>
  );
}
