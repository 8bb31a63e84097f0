import { type ReactNode, createContext, useContext } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { describedBy } from '../ui';

/** The id of the form around a field. */
export const FormIdContext = createContext('form');

/** The id of a field's control: the form's id and the field's path. */
export const controlId = (formId: string, name: string): string =>
  `${formId}-${name.replaceAll('.', '-')}`;

/** The id for the control of the field called `name` in the form around. */
function useControlId(name: string): string {
  return controlId(useContext(FormIdContext), name);
}

/** How a field finds its value: its path, checked against the form when `control` is given. */
export interface FieldBinding<Values extends FieldValues, Output> {
  name: FieldPath<Values>;
  /** `form.control`; without it the form around is used and the name is not checked. */
  control?: Control<Values, unknown, Output>;
}

export interface FieldProps<Values extends FieldValues, Output> extends FieldBinding<
  Values,
  Output
> {
  label: string;
  hint?: ReactNode;
  /** Marks the field "(optional)". */
  optional?: boolean;
  disabled?: boolean;
}

/**
 * One field of a form: its value and message, and the attributes of its control (`aria` for the
 * accessibility ones alone).
 */
export function useField<Values extends FieldValues, Output>({
  name,
  control,
  hint,
  optional = false,
  disabled,
}: FieldBinding<Values, Output> &
  Pick<FieldProps<Values, Output>, 'hint' | 'optional' | 'disabled'>) {
  const { field, fieldState } = useController<Values, FieldPath<Values>, Output>({ name, control });
  const id = useControlId(name);
  const error = fieldState.error?.message ?? fieldState.error?.root?.message;
  const aria = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-required': optional ? undefined : true,
    'aria-describedby': describedBy(id, hint, error),
  };
  const { name: fieldName, ref, onChange, onBlur } = field;
  return {
    id,
    field,
    error,
    aria,
    input: { ...aria, name: fieldName, ref, value: field.value ?? '', disabled, onChange, onBlur },
  };
}
