import { TREE_CONDITIONS } from '@tree-service/domain';
import {
  NumberField,
  PhotoField,
  SelectField,
  TextAreaField,
  TextField,
  type SchemaForm,
} from '@tree-service/design/forms';
import { Grid } from '@tree-service/design';
import { MAX_PHOTOS, TREE_LABELS, type TreeAnswer, type TreeValues } from './treeForm';

const conditions = Object.entries(TREE_CONDITIONS).map(([value, label]) => ({ value, label }));

export function TreeFields({
  form,
  photosLeft = MAX_PHOTOS,
}: {
  form: SchemaForm<TreeValues, TreeAnswer>;
  /** How many more photos it can have. */
  photosLeft?: number;
}) {
  const { control } = form;
  return (
    <>
      <TextField name="label" control={control} label={TREE_LABELS.label} />
      <TextField name="species" control={control} label={TREE_LABELS.species} optional />
      <Grid $min="9rem" $gap={4}>
        <NumberField
          name="height"
          control={control}
          label={TREE_LABELS.height}
          unit="ft"
          optional
        />
        <NumberField name="trunk" control={control} label={TREE_LABELS.trunk} unit="in" optional />
        <NumberField name="count" control={control} label={TREE_LABELS.count} whole />
      </Grid>
      <SelectField
        name="condition"
        control={control}
        label={TREE_LABELS.condition}
        options={conditions}
      />
      <TextAreaField
        name="position"
        control={control}
        label={TREE_LABELS.position}
        hint="Helps a Pro find it, for example “behind the shed, second from the fence”."
        counterMax={300}
        rows={2}
        optional
      />
      {photosLeft > 0 && (
        <PhotoField name="photos" control={control} label="Add photos" max={photosLeft} optional />
      )}
    </>
  );
}
