import { useId, useState } from 'react';
import { signIn, signOut, useAuth } from '@tree-service/kernel';
import { Select, VStack } from '@tree-service/design';
import { DEMO_PASSWORD, demoAccounts } from '../../../../demo/accounts';

const VISITOR = 'visitor';
const accounts = Object.values(demoAccounts);

async function become(email: string): Promise<void> {
  if (email === VISITOR) await signOut();
  else await signIn({ email, password: DEMO_PASSWORD, remember: false });
}

/** Signs in, with the real backend, as one of the demo accounts, or out. */
export function AccountPicker() {
  const id = useId();
  const status = useAuth((auth) => auth.status);
  const email = useAuth((auth) => auth.user?.email ?? VISITOR);
  const [isChanging, setChanging] = useState(false);
  const known = accounts.some((account) => account.email === email);

  function choose(next: string): void {
    setChanging(true);
    void become(next).finally(() => {
      setChanging(false);
    });
  }

  return (
    <VStack $gap={1}>
      <label htmlFor={id}>Signed in as</label>
      <Select
        id={id}
        value={email}
        disabled={isChanging || status === 'loading'}
        options={[
          { value: VISITOR, label: 'Nobody' },
          ...accounts.map((account) => ({
            value: account.email,
            label: `${account.description} (${account.email})`,
          })),
          ...(known || email === VISITOR ? [] : [{ value: email, label: email }]),
        ]}
        onChange={(event) => {
          choose(event.target.value);
        }}
      />
    </VStack>
  );
}
