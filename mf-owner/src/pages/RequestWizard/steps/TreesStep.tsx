import { useQueryClient } from '@tanstack/react-query';
import { estimateQuery } from '@tree-service/market/api/estimates';
import type { TreeFacts } from '@tree-service/domain';
import { Form, useSchemaForm } from '@tree-service/design/forms';
import { Button } from '@tree-service/design';
import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { emptyTree } from '../draft/draft';
import { treesSchema, type TreesValues } from '../schemas/treesSchema';
import { estimateInputOf } from '../submit/submission';
import { StepActions } from './StepActions';
import type { StepProps } from './stepProps';
import { TreeCard } from './TreeCard';
import { useKeepTyped } from './useKeepTyped';

const MAX_CARDS = 50;

export function TreesStep({ draft, save, onNext, backAddress, photos }: StepProps) {
  const queryClient = useQueryClient();
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
    // The estimate is shown two steps later; prefetch it.
    const input = estimateInputOf({ ...draft, trees });
    if (input !== null) void queryClient.prefetchQuery(estimateQuery(input));
    onNext();
  };

  return (
    <Form form={form} onSubmit={goOn} label="Trees" gap={6}>
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
      <StepActions backAddress={backAddress} />
    </Form>
  );
}
