import { SelectField, type SchemaForm } from '@tree-service/design/forms';
import { useWatch } from 'react-hook-form';
import { LineFields, type LineFieldsProps } from '../../../lines/LineFields';
import type { ChangeInput, ChangeOutput } from './changeOrderSchema';

const kinds = [
  { value: 'more', label: 'Added' },
  { value: 'less', label: 'Removed' },
];

export interface ChangeLineFieldsProps extends Pick<
  LineFieldsProps,
  'index' | 'removable' | 'onRemove'
> {
  form: SchemaForm<ChangeInput, ChangeOutput>;
}

/** A line of a change: work added, or taken off the price. */
export function ChangeLineFields({ form, ...line }: ChangeLineFieldsProps) {
  const { index } = line;
  const kind = useWatch({ control: form.control, name: `lines.${index}.kind` });
  return (
    <LineFields
      {...line}
      label={`Change ${index + 1}`}
      autoFocus
      isTakenOff={kind === 'less'}
      kind={
        <SelectField
          control={form.control}
          name={`lines.${index}.kind`}
          label="Type"
          options={kinds}
        />
      }
    />
  );
}
