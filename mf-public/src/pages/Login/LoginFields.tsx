import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { CheckboxField, EmailField, PasswordField } from '@tree-service/design/forms';
import { Button, OnceOpened, space } from '@tree-service/design';
import type { MailKind } from './MailDialog';

// Few ask for a mail, and dialogs weigh more than the whole form.
const loadMail = () => import('./MailDialog');

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
  & > :first-child {
    flex-basis: 100%;
  }
`;

/** The fields of the sign-in form, and the mails that help where the password is not known. */
export function LoginFields() {
  const [mail, setMail] = useState<MailKind>('reset');
  const [isOpen, setOpen] = useState(false);
  const email = useWatch<LoginValues, 'email'>({ name: 'email' });
  const open = (kind: MailKind) => () => {
    setMail(kind);
    setOpen(true);
  };
  const close = () => setOpen(false);

  return (
    <>
      <EmailField<LoginValues> name="email" />
      <PasswordField<LoginValues> name="password" />
      <Line>
        <CheckboxField<LoginValues> name="rememberMe" label="Remember me for 30 days" />
        <Button variant="link" onClick={open('reset')}>
          Forgot your password?
        </Button>
        <Button variant="link" onClick={open('link')}>
          Email me a sign-in link
        </Button>
      </Line>
      <OnceOpened isOpen={isOpen} source="MailDialog" load={loadMail} onFail={close}>
        {(MailDialog) => <MailDialog kind={mail} open={isOpen} email={email} onClose={close} />}
      </OnceOpened>
    </>
  );
}
