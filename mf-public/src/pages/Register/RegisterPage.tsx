import { paths } from '@tree-service/kernel/contract';
import { Form, useSchemaForm } from '@tree-service/design/forms';
import { useUnsentRequest } from '@tree-service/market/features/unsentRequest';
import { OtherWay } from '../../authentication/OtherWays';
import { registerSchema } from '../../authentication/schemas';
import { CredentialFields, SignUpLayout } from '../../authentication/SignUpLayout';
import { SocialSignIn } from '../../authentication/SocialSignIn';
import { TermsNote } from '../../authentication/TermsField';
import { useSignUpSubmit } from '../../authentication/useSignUpSubmit';
import { SendingSignUp } from './SendingSignUp';

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

/** Sign-up for owners and property managers; with an unsent request, to send it. */
export default function RegisterPage() {
  const waiting = useUnsentRequest();
  return waiting === null ? <PlainSignUp /> : <SendingSignUp waiting={waiting} />;
}
