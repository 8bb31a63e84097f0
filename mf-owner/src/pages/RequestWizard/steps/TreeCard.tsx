import { hazardFacts, hazardsFor, TREE_CONDITIONS, type TreeFacts } from '@tree-service/domain';
import {
  CheckboxField,
  NumberField,
  RadioField,
  type SchemaForm,
  TextField,
} from '@tree-service/design/forms';
import {
  Alert,
  Button,
  Card,
  Grid,
  Heading,
  HStack,
  PictureChoices,
  Text,
  VStack,
} from '@tree-service/design';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { sizeOfFeet, treeSizes, typicalFeet } from '@tree-service/market/features/treeSize';
import { useFeatureFlag } from '@tree-service/kernel';
import { AroundTrunk } from '../measure/AroundTrunk';
import { MeasureTree } from '../measure/MeasureTree';
import type { TreesValues } from '../schemas/treesSchema';

interface TreeHazardsProps {
  form: SchemaForm<TreesValues, { trees: TreeFacts[] }>;
  /** From 0. */
  position: number;
  category: string;
}

/** The hazards of one tree, and whether its stump goes too. */
function TreeHazards({ form, position, category }: TreeHazardsProps) {
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

export interface TreeCardProps extends TreeHazardsProps {
  /** Photos of the whole tree, to measure on. */
  photos: readonly Blob[];
  /** Null for the only card. */
  onRemove: (() => void) | null;
}

const conditions = Object.entries(TREE_CONDITIONS).map(([value, label]) => ({ value, label }));

/** A first guess at the height, by picture; a height typed or measured shows as its picture. */
function SizePictures({
  height,
  onChosen,
}: {
  /** As typed, in feet. */
  height: string;
  onChosen: (feet: number) => void;
}) {
  const titleId = useId();
  return (
    <VStack $gap={2}>
      <Text as="span" weight="semibold" id={titleId}>
        About how big is it?
      </Text>
      <PictureChoices
        labelledBy={titleId}
        value={sizeOfFeet(Number(height.replace(',', '.')))}
        onChange={(size) => onChosen(typicalFeet[size])}
        options={treeSizes}
      />
    </VStack>
  );
}

/** The fields for one tree, or several alike. A stump has only a width. */
export function TreeCard({ form, position, category, photos, onRemove }: TreeCardProps) {
  const titleId = useId();
  const { control } = form;
  const height = useWatch({ control, name: `trees.${position}.height` });
  const isStump = category === 'stump_grinding';
  const fill = (name: 'height' | 'diameter', figure: number) =>
    form.setValue(`trees.${position}.${name}`, String(figure), {
      shouldValidate: form.formState.isSubmitted,
    });
  const title = `${isStump ? 'Stump' : 'Tree'} ${position + 1}`;

  return (
    <Card as="section" aria-labelledby={titleId}>
      <VStack $gap={5}>
        <HStack $justify="space-between">
          <Heading level={2} size="lg" id={titleId}>
            {title}
          </Heading>
          {onRemove !== null && (
            <Button variant="ghost" size="sm" onClick={onRemove} aria-label={`Remove ${title}`}>
              <Trash2 size={18} />
              Remove
            </Button>
          )}
        </HStack>
        {!isStump && <SizePictures height={height} onChosen={(feet) => fill('height', feet)} />}
        <Grid $min="14rem" $gap={5}>
          {!isStump && (
            <VStack $gap={1}>
              <NumberField
                name={`trees.${position}.height`}
                control={control}
                label="Height"
                hint="A two-story house is about 25 ft."
                unit="ft"
              />
              <MeasureTree photos={photos} onMeasured={(feet) => fill('height', feet)} />
            </VStack>
          )}
          <VStack $gap={1}>
            <NumberField
              name={`trees.${position}.diameter`}
              control={control}
              label={isStump ? 'Stump width' : 'Trunk width'}
              hint={
                isStump ? 'At the widest point.' : 'At chest height. This narrows your estimate.'
              }
              unit="in"
              optional={!isStump}
            />
            <AroundTrunk onMeasured={(inches) => fill('diameter', inches)} />
          </VStack>
        </Grid>
        {!isStump && (
          <RadioField
            name={`trees.${position}.condition`}
            control={control}
            label="Condition"
            options={conditions}
            inline
          />
        )}
        <TreeHazards form={form} position={position} category={category} />
        <Grid $min="14rem" $gap={5}>
          <TextField
            name={`trees.${position}.species`}
            control={control}
            label={isStump ? 'Species of the tree' : 'Species'}
            placeholder="Oak, pine, not sure…"
            optional
          />
          <NumberField name={`trees.${position}.count`} control={control} label="Count" whole />
        </Grid>
      </VStack>
    </Card>
  );
}
