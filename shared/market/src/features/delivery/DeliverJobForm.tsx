import type { QueryKey } from '@tanstack/react-query';
import { useAction } from '@tree-service/design/hooks';
import { Form, FormActions, TextAreaField, useSchemaForm } from '@tree-service/design/forms';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { KeptPhotoField, useKeptPhotos, type KeptPhotosSettings } from '../keptFiles';

const PHOTOS_MAX = 20;

const schema = v.object({
  photos: v.pipe(
    v.array(v.blob()),
    v.minLength(1, 'Please add at least one photo of the finished work'),
    v.maxLength(PHOTOS_MAX, `Please add at most ${PHOTOS_MAX} photos`),
  ),
  note: v.pipe(v.string(), v.trim(), v.maxLength(2000, 'Please use at most 2000 characters')),
});

/** Name of the draft of a delivery. */
export const deliveryDraft = (jobId: string) => `delivery/${jobId}`;

export interface DeliverJobFormProps extends Pick<KeptPhotosSettings, 'folder' | 'upload'> {
  jobId: string;
  ownerName: string;
  /** What sending does, as a verb. */
  submit: string;
  /** Hands over the work; `uploaded` waits until the photos are uploaded, and returns their paths, as `deliver` does. */
  deliver: (
    note: string,
    photoCount: number,
    uploaded: () => Promise<string[]>,
  ) => Promise<string[]>;
  /** What `deliver` takes is sent later, with the photos that this device keeps until then. */
  isSentLater?: boolean;
  /** Title of the notice once it is handed over; none with null. */
  done?: string | null;
  /** Keys of what must be read again. */
  refresh: readonly QueryKey[];
  /** Shows the work as handed over before it is read again. */
  show?: (note: string, photos: string[]) => void;
  onDelivered: () => void;
}

/** Hands over finished work with photos, by its Pro or by the Pro's crew. */
export function DeliverJobForm({
  jobId,
  ownerName,
  submit,
  folder,
  upload,
  deliver,
  isSentLater = false,
  done = `Work delivered. We asked ${ownerName} to accept it.`,
  refresh,
  show,
  onDelivered,
}: DeliverJobFormProps) {
  const form = useSchemaForm(schema, { defaultValues: { photos: [], note: '' } });
  const kept = useKeptPhotos({
    draft: deliveryDraft(jobId),
    ...(folder !== undefined && { folder }),
    ...(upload !== undefined && { upload }),
    value: useWatch({ control: form.control, name: 'photos' }),
    restore: (photos) => form.setValue('photos', photos),
  });
  const send = useAction<v.InferOutput<typeof schema>, string[]>({
    run: ({ photos, note }) => deliver(note, photos.length, () => kept.finish(photos)),
    ...(done !== null && { done }),
    failed: null,
    refresh,
    show: show && ((paths, { note }) => show(note, paths)),
    onDone: () => {
      if (!isSentLater) kept.sent();
      onDelivered();
    },
  });
  return (
    <Form
      form={form}
      draft={deliveryDraft(jobId)}
      label="Deliver work"
      onSubmit={async (values) => void (await send.mutateAsync(values))}
    >
      <KeptPhotoField
        photos={kept}
        control={form.control}
        name="photos"
        label="Photos of the finished work"
        hint="At least one, as proof of the work."
        max={PHOTOS_MAX}
      />
      <TextAreaField
        control={form.control}
        name="note"
        label={`Note for ${ownerName}`}
        counterMax={2000}
        optional
      />
      <FormActions submit={submit} />
    </Form>
  );
}
