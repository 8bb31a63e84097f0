import { paths } from '@tree-service/kernel/contract';
import {
  EmailField,
  Form,
  PasswordField,
  SubmitButton,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import {
  nameUnsentRequest,
  type UnsentRequest,
  useUnsentRequest,
} from '@tree-service/market/features/unsentRequest';
import { VStack } from '@tree-service/design';
import { readPendingRequest, savePendingRequest } from '@tree-service/kernel';
import { registerSchema, sendingSignUpSchema } from '../../authentication/schemas';
import { CredentialFields, SignUpLayout, useSignUpSubmit } from '../../authentication/SignUpLayout';
import { SocialSignIn } from '../../authentication/SocialSignIn';
import { TermsNote } from '../../authentication/TermsField';
import { UnsentSearch } from '../../authentication/UnsentSearch';
import { OtherWay } from '../../authentication/AuthLayout';

function PlainSignUp() {
  const submit = useSignUpSubmit();
  const form = useSchemaForm(registerSchema, {
    defaultValues: { email: '', password: '', terms: false },
  });
  return (
    <SignUpLayout
      title="Create your account"
      subtitle="For homeowners and property managers. It's free."
      other={
        <>
          Are you a tree-care professional?{' '}
          <OtherWay to={paths.joinAsPro()}>Join as a Pro</OtherWay>
        </>
      }
    >
      <Form
        form={form}
        label="Sign up"
        draft="register"
        onSubmit={({ email, password }) => submit({ userType: 'owner', email, password })}
      >
        <CredentialFields submit="Create account" />
      </Form>
      <SocialSignIn remember={() => false}>
        <TermsNote />
      </SocialSignIn>
    </SignUpLayout>
  );
}

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
function SendingSignUp({ waiting }: { readonly waiting: UnsentRequest }) {
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

/** Sign-up for owners and property managers; with an unsent request, to send it. */
export default function RegisterPage() {
  const waiting = useUnsentRequest();
  return waiting === null ? <PlainSignUp /> : <SendingSignUp waiting={waiting} />;
}
