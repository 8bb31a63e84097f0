import type { TreeFacts } from '@tree-service/domain';
import { Form, useSchemaForm } from '@tree-service/design/forms';
import { Button } from '@tree-service/design';
import { useFeatureFlag } from '@tree-service/kernel';
import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { emptyTree } from '../draft/draft';
import { PhotoSection } from '../photos/PhotoSection';
import { treesSchema, type TreesValues } from '../schemas/treesSchema';
import { StepActions } from './StepActions';
import type { StepProps } from './stepProps';
import { TreeCard } from './TreeCard';
import { useKeepTyped } from './useKeepTyped';

const MAX_CARDS = 50;

/** The facts of each tree, and photos. */
export function TreesStep({ draft, save, onNext, backAddress, photos, progress }: StepProps) {
  const isAdvanced = useFeatureFlag('advanced_service_request');
  const { category } = draft.service;
  const form = useSchemaForm<TreesValues, { trees: TreeFacts[] }>(treesSchema(category), {
    defaultValues: { trees: draft.trees },
  });
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'trees',
    keyName: 'fieldId',
  });
  useKeepTyped(form, ({ trees }) => save({ trees }));
  const wholeTrees = (photos.kept ?? []).flatMap(({ shot, image }) =>
    shot === 'whole' ? [image] : [],
  );

  const goOn = () => {
    const trees = form.getValues('trees');
    save({ trees });
    onNext();
  };

  return (
    <Form draft={null} form={form} onSubmit={goOn} label="Trees" gap={6}>
      {fields.map(({ fieldId }, position) => (
        <TreeCard
          key={fieldId}
          form={form}
          position={position}
          category={category}
          photos={wholeTrees}
          onRemove={fields.length > 1 ? () => remove(position) : null}
        />
      ))}
      {fields.length < MAX_CARDS && (
        <div>
          <Button
            variant="outline"
            onClick={() => append(emptyTree(), { focusName: `trees.${fields.length}.species` })}
          >
            <Plus size={20} />
            {category === 'stump_grinding' ? 'Add another stump' : 'Add another tree'}
          </Button>
        </div>
      )}
      {isAdvanced && <PhotoSection property={draft.property} photos={photos} progress={progress} />}
      <StepActions backAddress={backAddress} />
    </Form>
  );
}
