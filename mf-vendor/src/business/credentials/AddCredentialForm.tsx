import { addCredential } from '@tree-service/market/api/credentials';
import { CREDENTIAL_KINDS, type CredentialKind, isKeyOf } from '@tree-service/domain';
import {
  calendarDate,
  DateField,
  Form,
  requiredText,
  SelectField,
  SubmitButton,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Grid } from '@tree-service/design';
import * as v from 'valibot';
import { todayUtc } from './credentialDates';
import { useBusinessAction } from '../useBusinessAction';

const ISSUER_MESSAGE = 'Please say who issued it: the insurer, the state, the association';

const isKind = (text: string): text is CredentialKind => isKeyOf(CREDENTIAL_KINDS, text);

const schema = v.object({
  kind: v.pipe(v.string(), v.check(isKind, 'Please choose a kind'), v.guard(isKind)),
  issuer: v.pipe(requiredText(ISSUER_MESSAGE, 120), v.minLength(2, ISSUER_MESSAGE)),
  number: requiredText('Please enter the policy, licence or certificate number', 60),
  expires_on: v.pipe(
    calendarDate('Please choose the date it is valid until'),
    v.check((day) => day > todayUtc(), 'This date has passed. Please add a valid credential'),
  ),
});

const kinds = Object.entries(CREDENTIAL_KINDS).map(([value, label]) => ({ value, label }));

const empty = { kind: '', issuer: '', number: '', expires_on: '' };

/** Adds a credential, which stays "not verified" until an administrator has seen the evidence. */
export function AddCredentialForm() {
  const form = useSchemaForm(schema, { defaultValues: empty });
  const add = useBusinessAction({
    run: (vendorId, credential: v.InferOutput<typeof schema>) =>
      addCredential(vendorId, credential),
    done: 'Credential added',
    failed: null,
    onDone: () => form.reset(empty),
  });
  return (
    <Form
      form={form}
      label="Add a credential"
      onSubmit={async (values) => void (await add.mutateAsync(values))}
    >
      <Grid $min="15rem" $gap={5}>
        <SelectField control={form.control} name="kind" label="Kind" options={kinds} />
        <TextField
          control={form.control}
          name="issuer"
          label="Issued by"
          placeholder="Insurer, state or association"
        />
        <TextField control={form.control} name="number" label="Policy or certificate number" />
        <DateField control={form.control} name="expires_on" label="Valid until" />
      </Grid>
      <div>
        <SubmitButton variant="secondary">Add credential</SubmitButton>
      </div>
    </Form>
  );
}
