import type { FieldValues } from 'react-hook-form';
import { useField, type FieldProps } from '../useField';
import { PhotoPicker, type PhotoPickerProps } from './PhotoPicker';

const isBlobs = (value: unknown): value is Blob[] =>
  Array.isArray(value) && value.every((each) => each instanceof Blob);

export type PhotoFieldProps<Values extends FieldValues, Output = Values> = Omit<
  FieldProps<Values, Output>,
  'disabled'
> &
  Pick<PhotoPickerProps, 'keep' | 'max'>;

/** A `PhotoPicker` inside a form. The form's value is the list of JPEG blobs. */
export function PhotoField<Values extends FieldValues, Output = Values>({
  name,
  control,
  label,
  hint,
  optional,
  max,
  keep,
}: PhotoFieldProps<Values, Output>) {
  const { id, field, error } = useField({ name, control, hint, optional });
  const value: unknown = field.value;
  return (
    <PhotoPicker
      id={id}
      value={isBlobs(value) ? value : none}
      onChange={field.onChange}
      label={label}
      hint={hint}
      optional={optional}
      max={max}
      keep={keep}
      error={error}
    />
  );
}

const none: readonly Blob[] = [];
