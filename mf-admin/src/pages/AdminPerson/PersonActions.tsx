import { useQueryClient } from '@tanstack/react-query';
import { formatMoment } from '@tree-service/domain';
import { Button, HStack } from '@tree-service/design';
import { ReasonDialog } from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import {
  deleteAccount,
  endSessionsOf,
  reinstateOwner,
  suspendOwner,
  type AdminPerson,
} from '../../api/person';
import { ProposeChange } from '../Administrators/ProposeChange';
import { ResendVerificationButton } from '../People/ResendVerificationButton';

const SAVED = 'Saved to the audit log.';

/** What an administrator can do to an account, each with a reason. */
export function PersonActions({ person }: { readonly person: AdminPerson }) {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      [['accounts'], ['audit'], ['requests']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const isGone = person.deleted_at !== null;
  if (isGone) return null;
  return (
    <HStack $gap={3} $wrap>
      {person.email_confirmed_at === null && <ResendVerificationButton email={person.email} />}
      <ProposeChange person={person} />
      <ReasonDialog
        trigger={<Button variant="outline">End sessions</Button>}
        title="End all sessions?"
        description="Signs this account out on every device: immediately where the site is open, otherwise within an hour."
        label="Reason"
        hint={SAVED}
        confirmLabel="End sessions"
        variant="destructive"
        onConfirm={async (reason) => {
          const ended = await endSessionsOf(person.id, reason);
          await refresh();
          notify.success(ended === 1 ? '1 session ended' : `${ended} sessions ended`);
        }}
      />
      {person.user_type === 'owner' && person.suspended_at === null && (
        <ReasonDialog
          trigger={<Button variant="outline">Suspend account</Button>}
          title="Suspend this account?"
          description="Open requests are canceled and their Pros get their tokens back. Jobs already agreed go on; new requests and reviews are refused. The person is notified of the reason."
          label="Reason"
          hint={SAVED}
          confirmLabel="Suspend account"
          variant="destructive"
          onConfirm={async (reason) => {
            const canceled = await suspendOwner(person.id, reason);
            await refresh();
            notify.success(
              `Account suspended, ${canceled === 1 ? '1 request' : `${canceled} requests`} canceled`,
            );
          }}
        />
      )}
      {person.suspended_at !== null && (
        <ReasonDialog
          trigger={<Button variant="outline">Reinstate account</Button>}
          title="Reinstate this account?"
          description="The person can request work again and is notified of the reason. Canceled requests stay canceled."
          label="Reason"
          hint={SAVED}
          confirmLabel="Reinstate account"
          onConfirm={async (reason) => {
            await reinstateOwner(person.id, reason);
            await refresh();
            notify.success('Account reinstated');
          }}
        />
      )}
      {person.user_type !== 'admin' && person.deletion_due_at === null && (
        <ReasonDialog
          trigger={<Button variant="outline">Delete account</Button>}
          title="Delete this account?"
          description="We notify the person, who can keep the account until the date shown next. After that, personal data is removed; quotes, ledger entries, and ratings stay, without the name."
          label="Reason"
          hint={SAVED}
          confirmLabel="Schedule deletion"
          keepLabel="Keep account"
          variant="destructive"
          onConfirm={async (reason) => {
            const due = await deleteAccount(person.id, reason);
            await refresh();
            notify.success(`The account will be deleted on ${formatMoment(due)}`);
          }}
        />
      )}
    </HStack>
  );
}
