import { showBusiness } from '@tree-service/market/api/showRows';
import { useState } from 'react';
import * as v from 'valibot';
import { notify } from '@tree-service/kernel';
import {
  emptyOr,
  Form,
  FormActions,
  TextAreaField,
  TextField,
  useSchemaForm,
  zip,
  ZipField,
} from '@tree-service/design/forms';
import {
  businessAbout,
  businessName,
  MOST_ABOUT,
} from '@tree-service/market/features/businessFacts';
import { correctBusiness, type VendorDossier } from '../api/administration';
import { CorrectionDialog } from '../shared/layout/CorrectionDialog';
import { ReasonField, requiredReason } from '../shared/layout/ReasonField';
import { useGuardedEdit } from '../shared/layout/useGuardedEdit';

const schema = v.object({
  business_name: businessName('Please enter the business name'),
  about: businessAbout,
  zip: emptyOr(zip),
  reason: requiredReason(),
});

type Correction = v.InferOutput<typeof schema>;
type CorrectedBusiness = Pick<
  VendorDossier,
  'vendor_id' | 'business_name' | 'about' | 'zip' | 'version'
>;

const inputOf = ({ business_name, about, zip: stored }: CorrectedBusiness) => ({
  business_name,
  about: about ?? '',
  zip: stored ?? '',
  reason: '',
});

const detailsOf = ({ business_name, about = '', zip: typed = '' }: Correction) => ({
  business_name,
  about,
  zip: typed,
});

interface CorrectFormProps {
  /** As it is stored now. */
  readonly business: CorrectedBusiness;
  readonly onClose: () => void;
}

export function CorrectBusinessForm({ business, onClose }: CorrectFormProps) {
  const form = useSchemaForm(schema, { defaultValues: inputOf(business) });
  // One draft per version: restoring an older draft would undo later changes.
  const [draft] = useState(`correct-business/${business.vendor_id}/${business.version}`);
  const { send, conflict } = useGuardedEdit({
    version: business.version,
    draft,
    refresh: [['vendors']],
    save: (typed: Correction, expectedVersion) =>
      correctBusiness(business.vendor_id, detailsOf(typed), typed.reason, expectedVersion),
    show: (stored) => showBusiness(business.vendor_id, stored),
    onSaved: () => {
      notify.success('Business corrected', { description: 'The Pro was notified.' });
      onClose();
    },
    onTakeTheirs: () => form.reset(inputOf(business)),
    stored: `Saved version: ${[business.business_name, business.zip, business.about].filter(Boolean).join(', ')}.`,
  });
  return (
    <Form form={form} draft={draft} label="Correct business" onSubmit={send}>
      <TextField name="business_name" control={form.control} label="Business name" />
      <ZipField name="zip" control={form.control} optional />
      <TextAreaField
        name="about"
        control={form.control}
        label="Description"
        counterMax={MOST_ABOUT}
        optional
      />
      <ReasonField note="The Pro can read this." />
      {conflict}
      <FormActions submit="Save corrections" onCancel={onClose} />
    </Form>
  );
}

/** Corrects what a business says about itself; the Pro is notified. */
export function CorrectBusiness({ business }: { readonly business: CorrectedBusiness }) {
  return (
    <CorrectionDialog title="Correct this business">
      {(close) => <CorrectBusinessForm business={business} onClose={close} />}
    </CorrectionDialog>
  );
}
