import type { Media } from '@tree-service/shared/api/media';
import {
  Form,
  optionalText,
  SubmitButton,
  TextField,
  useSchemaForm,
} from '@tree-service/shared/forms';
import * as v from 'valibot';

const schema = v.object({ caption: optionalText(200) });

/** The words below a photo; the button is there once they changed. */
export function CaptionForm({
  label,
  media,
  onSave,
}: {
  /** Tells the form from those of the other pictures. */
  label: string;
  media: Media;
  onSave: (caption: string | null) => Promise<unknown>;
}) {
  const form = useSchemaForm(schema, { defaultValues: { caption: media.caption ?? '' } });
  return (
    <Form
      form={form}
      label={label}
      gap={2}
      onSubmit={async ({ caption }) => {
        await onSave(caption ?? null);
        form.reset({ caption: caption ?? '' });
      }}
    >
      <TextField
        control={form.control}
        name="caption"
        label={media.moment ? `Caption (${media.moment})` : 'Caption'}
        placeholder="Oak over a garage, 60 ft, crane"
        maxLength={200}
        optional
      />
      {form.formState.isDirty && (
        <div>
          <SubmitButton variant="secondary" size="sm">
            Save
          </SubmitButton>
        </div>
      )}
    </Form>
  );
}
