import { treeName, type SizedTree } from '@tree-service/domain';
import { CheckboxField, SelectField, type SchemaForm } from '@tree-service/design/forms';
import { LineFields, type LineFieldsProps } from '../../../lines/LineFields';
import { WHOLE_JOB } from './quoteLine';
import type { QuoteInput, QuoteOutput } from './quoteSchema';

export interface QuoteLineFieldsProps extends Pick<
  LineFieldsProps,
  'index' | 'removable' | 'onRemove'
> {
  form: SchemaForm<QuoteInput, QuoteOutput>;
  trees: ReadonlyArray<SizedTree & { id: string }>;
}

/** A line of a quote: which tree it is for, and whether the owner chooses it. */
export function QuoteLineFields({ form, trees, ...line }: QuoteLineFieldsProps) {
  const { index } = line;
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
      <CheckboxField
        control={form.control}
        name={`lines.${index}.optional`}
        label="Optional: the owner chooses it when accepting"
      />
    </LineFields>
  );
}
