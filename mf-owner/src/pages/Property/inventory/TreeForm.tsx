import {
  addPropertyTree,
  savePropertyTree,
  showTree,
  type PropertyTree,
} from '../../../api/propertyTrees';
import { useAction } from '@tree-service/design/hooks';
import { Form, FormActions, useSchemaForm } from '@tree-service/design/forms';
import { useState } from 'react';
import { differencesOf, FieldConflict } from '../../../area/FieldConflict';
import { refusedIfChanged, useEditBase } from '../../../area/useEditBase';
import { useUploadPhotos } from '@tree-service/market/features/photos';
import { SavedPhotos } from './SavedPhotos';
import { TreeFields } from './TreeFields';
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

/** Adds a tree to the inventory, or edits one. */
export function TreeForm({ propertyId, tree, onClose }: TreeFormProps) {
  const upload = useUploadPhotos();
  const base = useEditBase(tree ?? NEW_TREE);
  const [photos, setPhotos] = useState<readonly string[]>(tree?.photos ?? []);
  const form = useSchemaForm<TreeValues, TreeAnswer>(treeSchema, { defaultValues: valuesOf(tree) });
  const { photos: _photos, ...typed } = form.watch();
  const { photos: _kept, ...saved } = valuesOf(tree);
  const differences = base.isOutdated ? differencesOf(TREE_LABELS, saved, typed) : [];
  const store = useAction({
    run: async (answer: TreeAnswer) => {
      const facts = factsOf(answer, tree, [...photos, ...(await upload(answer.photos))]);
      return tree === null
        ? addPropertyTree(propertyId, facts)
        : savePropertyTree(propertyId, tree.id, facts, base.expectedVersion);
    },
    done: tree === null ? 'Tree added' : 'Tree saved',
    failed: null,
    refresh: [['properties']],
    show: showTree,
    onDone: onClose,
  });

  return (
    <Form
      form={form}
      draft={`tree/${tree?.id ?? propertyId}`}
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
      <TreeFields form={form} photosLeft={MAX_PHOTOS - photos.length} />
      <SavedPhotos
        photos={photos}
        onRemove={(path) => setPhotos(photos.filter((kept) => kept !== path))}
      />
      <FormActions submit={tree === null ? 'Add tree' : 'Save tree'} onCancel={onClose} />
    </Form>
  );
}
