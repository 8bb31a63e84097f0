import { notify, useAuth } from '@tree-service/kernel';
import { Text } from '@tree-service/design';
import { proposeAdminChange } from '../../api/administrators';
import type { AdminPerson } from '../../api/person';
import { ADMIN_CHANGES } from '../../caseFile/adminChanges';
import { DecideButton } from '../../caseFile/DecideButton';
import { useDecision } from '../../layout/useDecision';

const EFFECTS = {
  appoint: 'Once another administrator approves, this account can do everything you can.',
  revoke:
    'Once another administrator approves, this account loses access immediately, in open pages too.',
} as const;

/** Proposes to make an account an administrator, or to take that back; another one decides. */
export function ProposeChange({ person }: { readonly person: AdminPerson }) {
  const ownId = useAuth((auth) => auth.user?.id ?? null);
  const change = person.user_type === 'admin' ? 'revoke' : 'appoint';
  const { mutateAsync } = useDecision({
    run: (reason: string) => proposeAdminChange(person.id, change, reason),
    refresh: [['accounts']],
    onDone: () =>
      notify.success('Proposed', {
        description: 'Another administrator decides under Administrators.',
      }),
  });
  const hasBusiness = person.user_type === 'vendor' || person.business_name !== null;
  if (person.id === ownId || (change === 'appoint' && hasBusiness)) return null;
  const label = ADMIN_CHANGES[change];
  return (
    <DecideButton
      label={label}
      title={`${label}: ${person.email}`}
      hint="The other administrator can read this. Saved to the audit log."
      draft={`propose-${change}/${person.id}`}
      maxLength={500}
      isDestructive={change === 'revoke'}
      onDecide={mutateAsync}
    >
      <Text>{EFFECTS[change]}</Text>
    </DecideButton>
  );
}
