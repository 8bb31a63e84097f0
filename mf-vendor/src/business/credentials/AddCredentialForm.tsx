import { addCredential } from '@tree-service/market/api/credentials';
import { CREDENTIAL_KINDS, type CredentialKind, isKeyOf } from '@tree-service/domain';
import {
  FormActions,
  calendarDate,
  DateField,
  Form,
  requiredText,
  SelectField,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Grid } from '@tree-service/design';
import * as v from 'valibot';
import { todayUtc } from './credentialDates';
import { useBusinessAction } from '../useBusinessAction';

const ISSUER_MESSAGE = 'Please enter who issued it: an insurer, a state or an association';

const isKind = (text: string): text is CredentialKind => isKeyOf(CREDENTIAL_KINDS, text);

const schema = v.object({
  kind: v.pipe(v.string(), v.check(isKind, 'Please choose a type'), v.guard(isKind)),
  issuer: v.pipe(requiredText(ISSUER_MESSAGE, 120), v.minLength(2, ISSUER_MESSAGE)),
  number: requiredText('Please enter the policy, license or certificate number', 60),
  expires_on: v.pipe(
    calendarDate('Please choose the expiration date'),
    v.check((day) => day > todayUtc(), 'This date has passed. Please add a current credential'),
  ),
});

const kinds = Object.entries(CREDENTIAL_KINDS).map(([value, label]) => ({ value, label }));

const empty = { kind: '', issuer: '', number: '', expires_on: '' };

/** Adds a credential, which stays "not verified" until an administrator reviews it. */
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
      draft="credential"
      label="Add a credential"
      onSubmit={async (values) => void (await add.mutateAsync(values))}
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
      </Grid>
      <FormActions submit="Add credential" />
    </Form>
  );
}
