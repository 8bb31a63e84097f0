import type { Media } from '@tree-service/market/api/media';
import { EditConflict, useGuardedSave } from '@tree-service/design/hooks';
import {
  Form,
  optionalText,
  SubmitButton,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import * as v from 'valibot';

const schema = v.object({ caption: optionalText(200) });

export interface CaptionFormProps {
  /** Distinguishes the form from those of other photos. */
  label: string;
  media: Media;
  /** Returns the new version. Without an expected version it overwrites the stored caption. */
  onSave: (caption: string | null, expectedVersion?: number) => Promise<number>;
}

/** The Save button appears once the caption changed. */
export function CaptionForm({ label, media, onSave }: CaptionFormProps) {
  const stored = media.caption;
  const form = useSchemaForm(schema, { defaultValues: { caption: stored ?? '' } });
  const guarded = useGuardedSave<string | null>({
    version: media.version,
    save: async (caption, expectedVersion) => {
      const version = await onSave(caption, expectedVersion);
      form.reset({ caption: caption ?? '' });
      return version;
    },
  });
  return (
    <Form
      form={form}
      draft={`caption/${media.id}`}
      label={label}
      gap={2}
      onSubmit={({ caption = null }) => guarded.send(caption)}
    >
      <TextField
        control={form.control}
        name="caption"
        label={media.moment ? `Caption (${media.moment})` : 'Caption'}
        placeholder="Oak over a garage, 60 ft, crane"
        maxLength={200}
        optional
      />
      {guarded.refused && (
        <EditConflict
          busy={form.formState.isSubmitting}
          onTakeTheirs={() => {
            form.reset({ caption: stored ?? '' });
            guarded.restart();
          }}
          onSaveMine={guarded.overwrite}
        >
          Saved version: {stored ?? 'no caption'}.
        </EditConflict>
      )}
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
