import { newKey } from '@tree-service/domain';
import { deliverJob } from '@tree-service/market/api/jobs';
import { uploadPhoto } from '@tree-service/market/api/photos';
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
import { useVendorId } from '../../../area/vendorId';

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
  onDelivered: () => void;
}

export function DeliverJobForm({ jobId, ownerName, onDelivered }: DeliverJobFormProps) {
  const vendorId = useVendorId();
  const form = useSchemaForm(schema, { defaultValues: { photos: [], note: '' } });
  // A photo keeps its key across attempts, so that a retry uploads nothing twice.
  const keys = useRef(new WeakMap<Blob, string>());
  const keyOf = (photo: Blob): string => {
    const key = keys.current.get(photo) ?? newKey();
    keys.current.set(photo, key);
    return key;
  };
  const deliver = useAction({
    run: async ({ photos, note }: v.InferOutput<typeof schema>) => {
      const paths = await Promise.all(
        photos.map((photo) => uploadPhoto(vendorId, keyOf(photo), photo)),
      );
      return deliverJob(jobId, note, paths);
    },
    done: `Work delivered. We asked ${ownerName} to accept it.`,
    failed: null,
    refresh: [['jobs'], ['leads']],
    onDone: onDelivered,
  });
  return (
    <Form
      form={form}
      draft={`delivery/${jobId}`}
      label="Deliver work"
      onSubmit={async (values) => void (await deliver.mutateAsync(values))}
    >
      <PhotoField
        control={form.control}
        name="photos"
        label="Photos of the finished work"
        hint="At least one, as proof of your work."
        max={PHOTOS_MAX}
      />
      <TextAreaField
        control={form.control}
        name="note"
        label={`Note for ${ownerName}`}
        counterMax={2000}
        optional
      />
      <FormActions submit="Deliver work" />
    </Form>
  );
}
