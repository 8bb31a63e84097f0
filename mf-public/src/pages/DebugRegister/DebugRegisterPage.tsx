import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '@tree-service/kernel/contract';
import {
  EmailField,
  Form,
  PasswordField,
  RadioField,
  SubmitButton,
  useSchemaForm,
} from '@tree-service/design/forms';
import { useAuth } from '@tree-service/kernel';
import { Alert, Page } from '@tree-service/design';
import { debugSignUpSchema } from '../../authentication/schemas';
import { TermsField } from '../../authentication/TermsField';

/** A sign-up that creates nothing and only logs the submission, without the password. */
export default function DebugRegisterPage() {
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  const [isLogged, setLogged] = useState(false);
  const form = useSchemaForm(debugSignUpSchema, {
    defaultValues: { email: '', password: '', userType: 'vendor', terms: false },
  });
  if (isSignedIn) return <Navigate to={paths.dashboard()} replace />;

  return (
    <Page
      title="Debug Sign-Up"
      lead="For developers. No account is created; the submission is logged to the console."
      width="narrow"
    >
      {isLogged && (
        <Alert tone="info" role="status">
          Logged to the console. No account was created.
        </Alert>
      )}
      <Form
        draft={null}
        form={form}
        label="Debug sign-up"
        onSubmit={({ email, userType }) => {
          console.info('Debug sign-up', { email, userType });
          setLogged(true);
        }}
      >
        <EmailField name="email" control={form.control} />
        <PasswordField
          name="password"
          control={form.control}
          kind="new"
          hint="At least 6 characters"
        />
        <RadioField
          name="userType"
          control={form.control}
          label="User type"
          options={[
            { value: 'owner', label: 'Owner' },
            { value: 'vendor', label: 'Vendor' },
          ]}
        />
        <TermsField />
        <SubmitButton size="mobileLg">Submit</SubmitButton>
      </Form>
    </Page>
  );
}
