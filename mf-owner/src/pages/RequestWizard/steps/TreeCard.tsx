import { TREE_CONDITIONS } from '@tree-service/domain';
import { NumberField, RadioField, TextField } from '@tree-service/design/forms';
import { Button, Card, Grid, Heading, HStack, VStack } from '@tree-service/design';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { AroundTrunk } from '../measure/AroundTrunk';
import { MeasureTree } from '../measure/MeasureTree';
import { SizePictures } from '../measure/SizePictures';
import { TreeHazards, type TreeHazardsProps } from './TreeHazards';

export interface TreeCardProps extends TreeHazardsProps {
  /** Photos of the whole tree, to measure on. */
  photos: readonly Blob[];
  /** Null for the only card. */
  onRemove: (() => void) | null;
}

const conditions = Object.entries(TREE_CONDITIONS).map(([value, label]) => ({ value, label }));

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
