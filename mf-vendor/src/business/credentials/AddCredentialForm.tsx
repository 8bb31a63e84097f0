import { CREDENTIAL_KINDS, type CredentialKind, isKeyOf } from '@tree-service/domain';
import {
  FormActions,
  calendarDate,
  DateField,
  Form,
  moneyBetween,
  MoneyField,
  type PreparedFile,
  requiredText,
  SelectField,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Grid, HStack, Text } from '@tree-service/design';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { addCredential } from '../../api/credentials';
import { showAdded } from '../../api/vendors';
import { useBusinessAction } from '../useBusinessAction';
import { todayUtc } from './credentialDates';
import { DocumentButton, useAttachDocument } from './DocumentButton';

const ISSUER_MESSAGE = 'Please enter who issued it: an insurer, a state or an association';

const isKind = (text: string): text is CredentialKind => isKeyOf(CREDENTIAL_KINDS, text);

const INSURED_MESSAGE = 'Please enter the name of the insured, as the policy says';

const isInsurance = (kind: string) => kind === 'liability_insurance';
const amount = moneyBetween({ min: 100_00, max: 1_000_000_000_00 });

const fields = v.object({
  kind: v.pipe(v.string(), v.check(isKind, 'Please choose a type'), v.guard(isKind)),
  issuer: v.pipe(requiredText(ISSUER_MESSAGE, 120), v.minLength(2, ISSUER_MESSAGE)),
  number: requiredText('Please enter the policy, license or certificate number', 60),
  expires_on: v.pipe(
    calendarDate('Please choose the expiration date'),
    v.check((day) => day > todayUtc(), 'This date has passed. Please add a current credential'),
  ),
  insured_name: v.pipe(v.string(), v.trim(), v.maxLength(120, 'At most 120 characters, please')),
  insured_cents: v.nullable(v.number('Please enter an amount in dollars')),
});

const schema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['kind'], ['insured_name']],
      ({ kind, insured_name: name }) => !isInsurance(kind) || name.length >= 2,
      INSURED_MESSAGE,
    ),
    ['insured_name'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['insured_cents']],
      ({ kind, insured_cents: cents }) => !isInsurance(kind) || v.is(amount, cents),
      'Please enter the amount the policy insures, in dollars',
    ),
    ['insured_cents'],
  ),
  // What was typed about a policy before another type was chosen belongs to no other credential.
  v.transform((credential) =>
    isInsurance(credential.kind)
      ? credential
      : { ...credential, insured_name: null, insured_cents: null },
  ),
);

const kinds = Object.entries(CREDENTIAL_KINDS).map(([value, label]) => ({ value, label }));

const empty = {
  issuer: '',
  number: '',
  expires_on: '',
  insured_name: '',
  insured_cents: null,
};

/** Names the draft of what is typed; see `Form`. */
export const CREDENTIAL_DRAFT = 'credential';

export interface AddCredentialFormProps {
  /** The type chosen at first. */
  kind: CredentialKind | '';
  onAdded: () => void;
  onCancel?: () => void;
}

/** Adds a credential, which stays "not verified" until an administrator reviews it. */
export function AddCredentialForm({ kind: firstKind, onAdded, onCancel }: AddCredentialFormProps) {
  const form = useSchemaForm(schema, { defaultValues: { ...empty, kind: firstKind } });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const [document, setDocument] = useState<PreparedFile | null>(null);
  const attach = useAttachDocument();
  const add = useBusinessAction({
    run: (vendorId, credential: v.InferOutput<typeof schema>) =>
      addCredential(vendorId, credential),
    done: 'Credential added',
    failed: null,
    show: (added) => showAdded('vendor_credentials', added),
    onDone: onAdded,
  });
  return (
    <Form
      form={form}
      draft={CREDENTIAL_DRAFT}
      label="Add a credential"
      onSubmit={async (values) => {
        const { id } = await add.mutateAsync(values);
        // Should it fail, it can be added to the credential in the list.
        if (document) attach.mutate({ credentialId: id, file: document.file });
      }}
    >
      <Grid $min="15rem" $gap={5}>
        <SelectField control={form.control} name="kind" label="Type" options={kinds} />
        <TextField
          control={form.control}
          name="issuer"
          label="Issued by"
          placeholder="Insurer, state or association"
        />
        <TextField control={form.control} name="number" label="Policy or certificate number" />
        <DateField control={form.control} name="expires_on" label="Expires on" />
        {isInsurance(kind) && (
          <>
            <TextField
              control={form.control}
              name="insured_name"
              label="Name of the insured"
              hint="As on the policy. Owners don't see it."
            />
            <MoneyField
              control={form.control}
              name="insured_cents"
              label="Insured amount"
              hint="For each event. Shown once we verify it."
            />
          </>
        )}
      </Grid>
      <HStack $gap={3} $wrap>
        <DocumentButton onChoose={setDocument}>
          {document ? 'Choose another document' : 'Choose document'}
        </DocumentButton>
        <Text size="sm" tone="muted" role="status">
          {document ? document.name : 'PDF or photo. Owners never see it.'}
        </Text>
      </HStack>
      <FormActions submit="Add credential" onCancel={onCancel} />
    </Form>
  );
}
