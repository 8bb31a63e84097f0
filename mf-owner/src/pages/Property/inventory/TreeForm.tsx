import { useQueryClient } from '@tanstack/react-query';
import { addPropertyTree, savePropertyTree, type PropertyTree } from '../../../api/properties';
import { Form, FormActions, useSchemaForm } from '@tree-service/design/forms';
import { isVersionConflict, messageOf, notify } from '@tree-service/kernel';
import { useState } from 'react';
import { differencesOf, FieldConflict } from '../../../area/FieldConflict';
import { useEditBase } from '../../../area/useEditBase';
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
  const queryClient = useQueryClient();
  const upload = useUploadPhotos();
  const base = useEditBase(tree ?? NEW_TREE);
  const [photos, setPhotos] = useState<readonly string[]>(tree?.photos ?? []);
  const form = useSchemaForm<TreeValues, TreeAnswer>(treeSchema, { defaultValues: valuesOf(tree) });
  const { photos: _photos, ...typed } = form.watch();
  const { photos: _kept, ...saved } = valuesOf(tree);
  const differences = base.isOutdated ? differencesOf(TREE_LABELS, saved, typed) : [];
  const refetchProperties = () => queryClient.invalidateQueries({ queryKey: ['properties'] });

  const save = async (answer: TreeAnswer) => {
    const paths = [...photos, ...(await upload(answer.photos))];
    const facts = factsOf(answer, tree, paths);
    try {
      if (tree === null) await addPropertyTree(propertyId, facts);
      else await savePropertyTree(propertyId, tree.id, facts, base.expectedVersion);
    } catch (error) {
      if (!isVersionConflict(error)) throw error;
      await refetchProperties();
      return { ok: false, message: messageOf(error) } as const;
    }
    notify.success(tree === null ? 'Tree added' : 'Tree saved');
    await refetchProperties();
    onClose();
    return { ok: true } as const;
  };

  return (
    <Form
      form={form}
      draft={`tree/${tree?.id ?? propertyId}`}
      onSubmit={save}
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
