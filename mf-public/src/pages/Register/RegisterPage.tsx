import { Navigate } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import {
  EmailField,
  Form,
  PasswordField,
  SubmitButton,
  useSchemaForm,
} from '@tree-service/design/forms';
import { useAuth } from '@tree-service/kernel';
import { AuthLayout } from '../../authentication/AuthLayout';
import { OtherWay, OtherWays } from '../../authentication/OtherWays';
import { registerSchema } from '../../authentication/schemas';
import { TermsField } from '../../authentication/TermsField';
import { useSignUpSubmit } from '../../authentication/useSignUpSubmit';

/** Sign-up of property owners and managers. */
export default function RegisterPage() {
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  const submit = useSignUpSubmit();
  const form = useSchemaForm(registerSchema, {
    defaultValues: { email: '', password: '', terms: false },
  });
  if (isSignedIn) return <Navigate to={paths.dashboard()} replace />;

  return (
    <AuthLayout
      title="Sign up as a property manager"
      subtitle="For owners and managers of homes, estates and grounds. It is free."
    >
      <Form
        form={form}
        label="Sign up"
        onSubmit={({ email, password }) => submit({ userType: 'owner', email, password })}
      >
        <EmailField name="email" control={form.control} />
        <PasswordField
          name="password"
          control={form.control}
          kind="new"
          hint="At least 8 characters"
        />
        <TermsField />
        <SubmitButton size="mobileLg" fullWidth>
          Create account
        </SubmitButton>
      </Form>
      <OtherWays>
        <p>
          Have an account already? <OtherWay to={paths.login()}>Sign in</OtherWay>
        </p>
        <p>
          Do you care for trees? <OtherWay to={paths.joinAsPro()}>Join as a Pro</OtherWay>
        </p>
      </OtherWays>
    </AuthLayout>
  );
}
