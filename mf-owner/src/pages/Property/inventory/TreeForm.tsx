import {
  addPropertyTree,
  savePropertyTree,
  showTree,
  type PropertyTree,
} from '../../../api/propertyTrees';
import { useAction } from '@tree-service/design/hooks';
import {
  Form,
  FormActions,
  NumberField,
  type SchemaForm,
  SelectField,
  TextAreaField,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { useState } from 'react';
import {
  differencesOf,
  FieldConflict,
  refusedIfChanged,
  useEditBase,
} from '../../../area/FieldConflict';
import {
  KeptPhotoField,
  useKeptPhotos,
  type KeptPhotos,
} from '@tree-service/market/features/keptFiles';
import { useQuery } from '@tanstack/react-query';
import { photoAddressesQuery } from '@tree-service/market/api/photos';
import { Button, color, Grid, radius, space, Text } from '@tree-service/design';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { TREE_CONDITIONS } from '@tree-service/domain';
import {
  factsOf,
  MAX_PHOTOS,
  TREE_LABELS,
  treeSchema,
  valuesOf,
  type TreeAnswer,
  type TreeValues,
} from './treeForm';

export interface TreeFormProps {
  propertyId: string;
  /** Null for a new tree. */
  tree: PropertyTree | null;
  onClose: () => void;
}

const NEW_TREE = { version: 0 };

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  object-fit: cover;
`;

/** The saved photos of a tree, each with a remove button. */
function SavedPhotos({
  photos,
  onRemove,
}: {
  photos: readonly string[];
  onRemove: (path: string) => void;
}) {
  const { data } = useQuery(photoAddressesQuery(photos));
  if (photos.length === 0) return null;
  return (
    <div>
      <Text as="div" weight="semibold">
        Saved photos
      </Text>
      <List>
        {photos.map((path, place) => (
          <li key={path}>
            <Picture src={data?.[path]} alt={`Photo ${place + 1} of the tree`} />
            <Button
              variant="ghost"
              size="sm"
              fullWidth
              aria-label={`Remove photo ${place + 1}`}
              onClick={() => onRemove(path)}
            >
              <Trash2 size={16} aria-hidden />
              Remove
            </Button>
          </li>
        ))}
      </List>
    </div>
  );
}

const conditions = Object.entries(TREE_CONDITIONS).map(([value, label]) => ({ value, label }));

function TreeFields({
  form,
  kept,
  photosLeft = MAX_PHOTOS,
}: {
  form: SchemaForm<TreeValues, TreeAnswer>;
  kept: KeptPhotos;
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
        <KeptPhotoField
          photos={kept}
          name="photos"
          control={control}
          label="Add photos"
          max={photosLeft}
          optional
        />
      )}
    </>
  );
}

/** Adds a tree to the inventory, or edits one. */
export function TreeForm({ propertyId, tree, onClose }: TreeFormProps) {
  const base = useEditBase(tree ?? NEW_TREE);
  const [photos, setPhotos] = useState<readonly string[]>(tree?.photos ?? []);
  const form = useSchemaForm<TreeValues, TreeAnswer>(treeSchema, { defaultValues: valuesOf(tree) });
  const { photos: added, ...typed } = form.watch();
  const draft = `tree/${tree?.id ?? propertyId}`;
  const kept = useKeptPhotos({
    draft,
    value: added,
    restore: (restored) => form.setValue('photos', restored),
  });
  const { photos: _kept, ...saved } = valuesOf(tree);
  const differences = base.isOutdated ? differencesOf(TREE_LABELS, saved, typed) : [];
  const store = useAction({
    run: async (answer: TreeAnswer) => {
      const facts = factsOf(answer, tree, [...photos, ...(await kept.finish(answer.photos))]);
      return tree === null
        ? addPropertyTree(propertyId, facts)
        : savePropertyTree(propertyId, tree.id, facts, base.expectedVersion);
    },
    done: tree === null ? 'Tree added' : 'Tree saved',
    failed: null,
    refresh: [['properties']],
    show: showTree,
    onDone: () => {
      kept.sent();
      onClose();
    },
  });

  return (
    <Form
      form={form}
      draft={draft}
      onSubmit={(answer) => refusedIfChanged(store.mutateAsync(answer))}
      label={tree === null ? 'Add tree' : 'Edit tree'}
    >
      {base.isOutdated && (
        <FieldConflict
          differences={differences}
          onKeepTyped={base.adopt}
          onTakeSaved={() => {
            form.reset(valuesOf(tree));
            setPhotos(tree?.photos ?? []);
            base.adopt();
          }}
        />
      )}
      <TreeFields form={form} kept={kept} photosLeft={MAX_PHOTOS - photos.length} />
      <SavedPhotos
        photos={photos}
        onRemove={(path) => setPhotos(photos.filter((kept) => kept !== path))}
      />
      <FormActions submit={tree === null ? 'Add tree' : 'Save tree'} onCancel={onClose} />
    </Form>
  );
}
