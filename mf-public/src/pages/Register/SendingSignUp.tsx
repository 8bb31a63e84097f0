import { VStack } from '@tree-service/design';
import { paths } from '@tree-service/kernel/contract';
import { readPendingRequest, savePendingRequest } from '@tree-service/kernel';
import {
  EmailField,
  Form,
  PasswordField,
  SubmitButton,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { nameUnsentRequest, type UnsentRequest } from '@tree-service/market/features/unsentRequest';
import { OtherWay } from '../../authentication/OtherWays';
import { sendingSignUpSchema } from '../../authentication/schemas';
import { SignUpLayout } from '../../authentication/SignUpLayout';
import { SocialSignIn } from '../../authentication/SocialSignIn';
import { TermsNote } from '../../authentication/TermsField';
import { UnsentSearch } from '../../authentication/UnsentSearch';
import { useSignUpSubmit } from '../../authentication/useSignUpSubmit';

const fieldsOf = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

/** The name in the account form is that of the request, and of what is sent of it. */
function keepName(firstName: string): void {
  const request = readPendingRequest();
  if (request === null) return;
  const contact = { ...fieldsOf(request['contact']), firstName };
  const { submission } = request;
  if (submission === undefined) return savePendingRequest({ ...request, contact });
  const sent = fieldsOf(Reflect.get(fieldsOf(submission), 'contact'));
  savePendingRequest({
    ...request,
    contact,
    submission: { ...fieldsOf(submission), contact: { ...sent, first_name: firstName } },
  });
}

/** Sign-up that sends a waiting request. */
export function SendingSignUp({ waiting }: { readonly waiting: UnsentRequest }) {
  const submit = useSignUpSubmit();
  const form = useSchemaForm(sendingSignUpSchema, {
    defaultValues: { name: waiting.firstName, email: '', password: '' },
  });
  return (
    <SignUpLayout
      title={`Create your account to send your ${nameUnsentRequest(waiting)}`}
      subtitle="It's free. Your request is sent once you confirm your email address."
      other={
        <>
          Want to look at your answers again?{' '}
          <OtherWay to={paths.request()}>Back to your request</OtherWay>
        </>
      }
      question="Are you a property manager? The same account works. Import your properties once you're signed in."
    >
      <VStack $gap={5}>
        <UnsentSearch request={waiting} />
        <Form
          form={form}
          label="Sign up"
          draft="register-to-send"
          onSubmit={({ name, email, password }) => {
            if (name !== waiting.firstName) keepName(name);
            return submit({ userType: 'owner', email, password });
          }}
        >
          <TextField<{ name: string }> name="name" label="First name" autoComplete="given-name" />
          <EmailField<{ email: string }> name="email" />
          <PasswordField<{ password: string }>
            name="password"
            kind="new"
            hint="At least 8 characters"
          />
          <TermsNote />
          <SubmitButton size="mobileLg" fullWidth>
            Create account
          </SubmitButton>
        </Form>
      </VStack>
      <SocialSignIn remember={() => false} />
    </SignUpLayout>
  );
}
