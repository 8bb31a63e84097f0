import { Navigate } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import {
  EmailField,
  Form,
  PasswordField,
  SubmitButton,
  TextField,
  useSchemaForm,
  ZipField,
} from '@tree-service/design/forms';
import { useAuth } from '@tree-service/kernel';
import { AuthLayout } from '../../authentication/AuthLayout';
import { OtherWay, OtherWays } from '../../authentication/OtherWays';
import { joinAsProSchema } from '../../authentication/schemas';
import { TermsField } from '../../authentication/TermsField';
import { useSignUpSubmit } from '../../authentication/useSignUpSubmit';

/** Sign-up of tree-care professionals. */
export default function JoinAsProPage() {
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  const submit = useSignUpSubmit();
  const form = useSchemaForm(joinAsProSchema, {
    defaultValues: { businessName: '', zip: '', email: '', password: '', terms: false },
  });
  if (isSignedIn) return <Navigate to={paths.dashboard()} replace />;

  return (
    <AuthLayout
      title="Join as a Pro"
      subtitle="Requests near you, with the price and the number of competitors shown before you decide."
      speaksTo="pros"
    >
      <Form
        form={form}
        label="Join as a Pro"
        onSubmit={({ terms: _terms, ...business }) => submit({ userType: 'vendor', ...business })}
      >
        <TextField
          name="businessName"
          control={form.control}
          label="Business name"
          autoComplete="organization"
        />
        <ZipField
          name="zip"
          control={form.control}
          label="ZIP code of your business"
          hint="Your service area starts here; you can change it later"
        />
        <EmailField name="email" control={form.control} label="Business email" />
        <PasswordField
          name="password"
          control={form.control}
          kind="new"
          hint="At least 8 characters"
        />
        <TermsField />
        <SubmitButton size="mobileLg" fullWidth>
          Join as a Pro
        </SubmitButton>
      </Form>
      <OtherWays>
        <p>
          Have an account already? <OtherWay to={paths.login()}>Sign in</OtherWay>
        </p>
        <p>
          Do you own trees? <OtherWay to={paths.register()}>Sign up as a property manager</OtherWay>
        </p>
      </OtherWays>
    </AuthLayout>
  );
}
