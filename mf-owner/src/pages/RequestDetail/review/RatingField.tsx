import { useField, type SchemaForm } from '@tree-service/design/forms';
import { FieldFrame, fieldParts, RatingInput } from '@tree-service/design';
import type { ReviewValues } from './reviewSchema';

/** From 1 to 5 stars. */
export function RatingField({ form }: { form: SchemaForm<ReviewValues> }) {
  const { id, field, error, aria } = useField<ReviewValues, ReviewValues>({
    name: 'rating',
    control: form.control,
  });
  const stars = Number(field.value);
  return (
    <FieldFrame group id={id} label="Your rating" error={error}>
      <RatingInput
        id={id}
        name={field.name}
        ref={field.ref}
        labelledBy={fieldParts(id).label}
        describedBy={aria['aria-describedby']}
        invalid={error !== undefined}
        value={stars === 0 ? null : stars}
        onChange={field.onChange}
      />
    </FieldFrame>
  );
}
