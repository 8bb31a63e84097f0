import { CheckboxField, PhotoField, type SchemaForm } from '@tree-service/design/forms';
import { useWatch } from 'react-hook-form';
import { QUOTE_PHOTOS_MAX } from '../../../api/quotes';
import type { QuoteInput, QuoteOutput } from './quoteSchema';

/** Photos of a quote being written: those of the last version, and new ones while there is room. */
export function QuotePhotoFields({
  form,
  before,
}: {
  form: SchemaForm<QuoteInput, QuoteOutput>;
  /** How many photos the last version has. */
  before: number;
}) {
  const keeps = useWatch({ control: form.control, name: 'keepPhotos' });
  const room = QUOTE_PHOTOS_MAX - (keeps ? before : 0);
  return (
    <>
      {before > 0 && (
        <CheckboxField
          control={form.control}
          name="keepPhotos"
          label={
            before === 1
              ? 'Keep the photo of the last version'
              : `Keep the ${before} photos of the last version`
          }
        />
      )}
      {room > 0 && (
        <PhotoField
          control={form.control}
          name="photos"
          label="Photos"
          hint="Show the owner what you mean: a limb, a stump, your access."
          max={room}
          optional
        />
      )}
    </>
  );
}
