import type { QueryKey } from '@tanstack/react-query';
import { newKey } from '@tree-service/domain';
import { useAction } from '@tree-service/design/hooks';
import {
  Form,
  FormActions,
  PhotoField,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { useRef } from 'react';
import * as v from 'valibot';

const PHOTOS_MAX = 20;

const schema = v.object({
  photos: v.pipe(
    v.array(v.blob()),
    v.minLength(1, 'Please add at least one photo of the finished work'),
    v.maxLength(PHOTOS_MAX, `Please add at most ${PHOTOS_MAX} photos`),
  ),
  note: v.pipe(v.string(), v.trim(), v.maxLength(2000, 'Please use at most 2000 characters')),
});

export interface DeliverJobFormProps {
  jobId: string;
  ownerName: string;
  /** What sending does, as a verb. */
  submit: string;
  /** Uploads one photo and returns its path; a repeat with the same key stores nothing twice. */
  upload: (key: string, photo: Blob) => Promise<string>;
  /** Hands over the work with photos already uploaded. */
  deliver: (note: string, photos: string[]) => Promise<unknown>;
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
  upload,
  deliver,
  refresh,
  show,
  onDelivered,
}: DeliverJobFormProps) {
  const form = useSchemaForm(schema, { defaultValues: { photos: [], note: '' } });
  // A photo keeps its key across attempts, so that a retry uploads nothing twice.
  const keys = useRef(new WeakMap<Blob, string>());
  const keyOf = (photo: Blob): string => {
    const key = keys.current.get(photo) ?? newKey();
    keys.current.set(photo, key);
    return key;
  };
  const send = useAction<v.InferOutput<typeof schema>, string[]>({
    run: async ({ photos, note }) => {
      const paths = await Promise.all(photos.map((photo) => upload(keyOf(photo), photo)));
      await deliver(note, paths);
      return paths;
    },
    done: `Work delivered. We asked ${ownerName} to accept it.`,
    failed: null,
    refresh,
    show: show && ((paths, { note }) => show(note, paths)),
    onDone: onDelivered,
  });
  return (
    <Form
      form={form}
      draft={`delivery/${jobId}`}
      label="Deliver work"
      onSubmit={async (values) => void (await send.mutateAsync(values))}
    >
      <PhotoField
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
