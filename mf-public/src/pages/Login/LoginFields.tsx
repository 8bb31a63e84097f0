import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { CheckboxField, EmailField, PasswordField } from '@tree-service/design/forms';
import { Button, OnceOpened, space } from '@tree-service/design';

// Few forget their password, and dialogs weigh more than the whole form.
const loadReset = () => import('./PasswordResetDialog');

interface LoginValues {
  email: string;
  password: string;
  rememberMe?: boolean;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};
`;

/** The fields of the sign-in form and the password reset. */
export function LoginFields() {
  const [isResetOpen, setResetOpen] = useState(false);
  const email = useWatch<LoginValues, 'email'>({ name: 'email' });

  return (
    <>
      <EmailField<LoginValues> name="email" />
      <PasswordField<LoginValues> name="password" />
      <Line>
        <CheckboxField<LoginValues> name="rememberMe" label="Remember me for 30 days" />
        <Button variant="link" onClick={() => setResetOpen(true)}>
          Forgot your password?
        </Button>
      </Line>
      <OnceOpened
        isOpen={isResetOpen}
        source="PasswordResetDialog"
        load={loadReset}
        onFail={() => setResetOpen(false)}
      >
        {(PasswordResetDialog) => (
          <PasswordResetDialog open={isResetOpen} email={email} onOpenChange={setResetOpen} />
        )}
      </OnceOpened>
    </>
  );
}
