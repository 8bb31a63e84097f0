import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/** A form's state: what is typed (`Input`) and what the schema makes of it (`Output`). */
export type SchemaForm<Input extends FieldValues, Output = Input> = UseFormReturn<
  Input,
  unknown,
  Output
>;

interface Options<Input extends FieldValues, Output> extends Pick<
  UseFormProps<Input, unknown, Output>,
  'values' | 'resetOptions' | 'disabled'
> {
  /** Every field's first value; text fields start with ''. */
  defaultValues: DefaultValues<Input>;
}

/**
 * The state of a form checked by a valibot schema: on submit first, then while typing. Focus after
 * a failed submit is `Form`'s task.
 */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: GenericSchema<Input, Output>,
  options: Options<Input, Output>,
): SchemaForm<Input, Output> {
  return useForm<Input, unknown, Output>({
    ...options,
    resolver: valibotResolver<Input, unknown, Output>(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
}
