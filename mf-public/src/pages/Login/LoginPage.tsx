import { useState } from 'react';
import { paths } from '@tree-service/kernel/contract';
import { Form, SubmitButton, useSchemaForm } from '@tree-service/design/forms';
import { signIn, useAuth } from '@tree-service/kernel';
import { AuthLayout } from '../../authentication/AuthLayout';
import { OtherWay, OtherWays } from '../../authentication/OtherWays';
import { loginSchema } from '../../authentication/schemas';
import { SocialSignIn } from '../../authentication/SocialSignIn';
import { useSignInRedirect } from '../../authentication/useSignInRedirect';
import { LoginFields } from './LoginFields';

export default function LoginPage() {
  const onAccepted = useSignInRedirect();
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  const [attempts, setAttempts] = useState(0);
  const form = useSchemaForm(loginSchema, {
    defaultValues: { email: '', password: '', rememberMe: false },
  });

  return (
    <AuthLayout title="Welcome Back" subtitle="Sign in to your account to continue">
      <Form
        draft={null}
        form={form}
        label="Sign in"
        onSubmit={({ email, password, rememberMe }) => {
          setAttempts((count) => count + 1);
          return signIn({ email, password, remember: rememberMe, onAccepted });
        }}
      >
        <LoginFields />
        <SubmitButton size="mobileLg" fullWidth>
          {isSignedIn ? 'Redirecting...' : 'Sign In'}
        </SubmitButton>
      </Form>
      <SocialSignIn remember={() => form.getValues('rememberMe') === true} attempts={attempts} />
      <OtherWays>
        <p>
          New here? <OtherWay to={paths.register()}>Sign up as a property manager</OtherWay>
        </p>
        <p>
          Are you a tree-care professional?{' '}
          <OtherWay to={paths.joinAsPro()}>Join as a Pro</OtherWay>
        </p>
      </OtherWays>
    </AuthLayout>
  );
}
