import { useQueryClient } from '@tanstack/react-query';
import {
  addPropertyTree,
  savePropertyTree,
  wasChangedMeanwhile,
  type PropertyTree,
} from '../../../api/properties';
import { Form, SubmitButton, useSchemaForm } from '@tree-service/design/forms';
import { messageOf, notify } from '@tree-service/kernel';
import { Button, HStack } from '@tree-service/design';
import { useState } from 'react';
import { differencesOf, EditConflict } from '../../../area/EditConflict';
import { useEditBase } from '../../../area/useEditBase';
import { useUploadPhotos } from '@tree-service/market/features/photos';
import { KeptPhotos } from './KeptPhotos';
import { TreeFields } from './TreeFields';
import {
  factsOf,
  MOST_PHOTOS,
  TREE_LABELS,
  treeSchema,
  valuesOf,
  type TreeAnswer,
  type TreeValues,
} from './treeForm';

export interface EditTreeProps {
  propertyId: string;
  tree: PropertyTree;
  onClose: () => void;
}

const NEW_TREE = { version: 0 };

/** Adds a tree to the inventory. */
export function AddTreeForm({ propertyId, onClose }: Omit<EditTreeProps, 'tree'>) {
  return <TreeForm propertyId={propertyId} tree={null} onClose={onClose} />;
}

export function EditTreeForm(props: EditTreeProps) {
  return <TreeForm {...props} />;
}

function TreeForm({
  propertyId,
  tree,
  onClose,
}: Omit<EditTreeProps, 'tree'> & { tree: PropertyTree | null }) {
  const queryClient = useQueryClient();
  const upload = useUploadPhotos();
  const base = useEditBase(tree ?? NEW_TREE);
  const [photos, setPhotos] = useState<readonly string[]>(tree?.photos ?? []);
  const form = useSchemaForm<TreeValues, TreeAnswer>(treeSchema, { defaultValues: valuesOf(tree) });
  const { photos: _photos, ...typed } = form.watch();
  const { photos: _kept, ...saved } = valuesOf(tree);
  const differences = base.isOutdated ? differencesOf(TREE_LABELS, saved, typed) : [];
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['properties'] });

  const save = async (answer: TreeAnswer) => {
    const paths = [...photos, ...(await upload(answer.photos))];
    const facts = factsOf(answer, tree, paths);
    try {
      if (tree === null) await addPropertyTree(propertyId, facts);
      else await savePropertyTree(propertyId, tree.id, facts, base.seenVersion);
    } catch (error) {
      if (!wasChangedMeanwhile(error)) throw error;
      await readAgain();
      return { ok: false, message: messageOf(error) } as const;
    }
    notify.success(tree === null ? 'Tree added' : 'Tree saved');
    await readAgain();
    onClose();
    return { ok: true } as const;
  };

  return (
    <Form form={form} onSubmit={save} label={tree === null ? 'Add a tree' : 'Edit tree'}>
      {base.isOutdated && (
        <EditConflict
          differences={differences}
          onKeepTyped={base.adopt}
          onTakeSaved={() => {
            form.reset(valuesOf(tree));
            setPhotos(tree?.photos ?? []);
            base.adopt();
          }}
        />
      )}
      <TreeFields form={form} photosLeft={MOST_PHOTOS - photos.length} />
      <KeptPhotos
        photos={photos}
        onRemove={(path) => setPhotos(photos.filter((kept) => kept !== path))}
      />
      <HStack $gap={3} $justify="end" $wrap>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton>{tree === null ? 'Add tree' : 'Save tree'}</SubmitButton>
      </HStack>
    </Form>
  );
}
