import { treeName, type SizedTree } from '@tree-service/domain';
import { SelectField, type SchemaForm } from '@tree-service/design/forms';
import { LineFields, type LineFieldsProps } from '../../../lines/LineFields';
import { useWatch } from 'react-hook-form';
import { partChoices } from './lineParts';
import { WHOLE_JOB } from './quoteLine';
import type { QuoteInput, QuoteOutput } from './quoteSchema';

export interface QuoteLineFieldsProps extends Pick<
  LineFieldsProps,
  'index' | 'removable' | 'onRemove'
> {
  form: SchemaForm<QuoteInput, QuoteOutput>;
  trees: ReadonlyArray<SizedTree & { id: string }>;
}

/** A line of a quote: which tree it is for, and whether the owner chooses it or between it and others. */
export function QuoteLineFields({ form, trees, ...line }: QuoteLineFieldsProps) {
  const { index } = line;
  const [lines, choices] = useWatch({ control: form.control, name: ['lines', 'choices'] });
  return (
    <LineFields
      {...line}
      label={`Line ${index + 1}`}
      kind={
        <SelectField
          control={form.control}
          name={`lines.${index}.tree`}
          label="Applies to"
          options={[
            ...trees.map((tree, place) => ({
              value: tree.id,
              label: trees.length > 1 ? `${place + 1}. ${treeName(tree)}` : treeName(tree),
            })),
            { value: WHOLE_JOB, label: 'The whole job' },
          ]}
        />
      }
    >
      <SelectField
        control={form.control}
        name={`lines.${index}.part`}
        label="In the price"
        options={partChoices(
          lines.map(({ part }) => part),
          choices,
        )}
      />
    </LineFields>
  );
}
