import { formatMoment } from '@tree-service/domain';
import { Button, HStack, Text } from '@tree-service/design';
import { ReasonDialog } from '@tree-service/design/forms';
import { notify, resendVerification, useAuth } from '@tree-service/kernel';
import { showRows } from '@tree-service/market/api/showRows';
import {
  type AdminPerson,
  deleteAccount,
  endSessionsOf,
  noteResending,
  reinstateOwner,
  resumeOwner,
  suspendOwner,
} from '../api/person';
import { useDecision } from '../shared/layout/useDecision';
import { type AdminChange, proposeAdminChange } from '../api/administrators';
import { ADMIN_CHANGES } from '../shared/caseFile/adminChanges';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { ViewAsButton } from '../shared/people/ViewAsButton';
import { CorrectPerson, titleOfPerson } from './CorrectPerson';

interface ReasonedActionProps<Result> {
  /** On the button that opens the dialog, and unless `confirmLabel` differs on the one that acts. */
  readonly label: string;
  readonly title: string;
  readonly description: string;
  readonly confirmLabel?: string;
  readonly keepLabel?: string;
  readonly variant?: 'destructive';
  /** Keeps the reason until it is sent, under this name. */
  readonly draft: string;
  readonly run: (reason: string) => Promise<Result>;
  /** What the answer says about the account. */
  readonly changes: (result: Result, reason: string) => Partial<AdminPerson>;
  /** What to say then. */
  readonly done: (result: Result) => string;
  readonly personId: string;
}

/** Something done to an account for a reason, which goes into the audit log. */
function ReasonedAction<Result>(props: ReasonedActionProps<Result>) {
  const { label, confirmLabel = label, personId, run, changes, done, ...dialog } = props;
  const { mutateAsync } = useDecision({
    run,
    refresh: [['accounts'], ['requests']],
    show: (result, reason: string) =>
      showRows<AdminPerson>([{ id: personId, ...changes(result, reason) }]),
    onDone: (result) => notify.success(done(result)),
  });
  return (
    <ReasonDialog
      trigger={<Button variant="outline">{label}</Button>}
      label="Reason"
      hint="Saved to the audit log."
      confirmLabel={confirmLabel}
      keepLabel="Cancel"
      {...dialog}
      onConfirm={mutateAsync}
    />
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const EFFECTS = {
  appoint: 'Once another administrator approves, this account can do everything you can.',
  revoke:
    'Once another administrator approves, this account loses access immediately, in open pages too.',
  remove_factor:
    'Once another administrator approves, this account is logged out everywhere and sets up a new second factor at the next login. First make sure that you are talking to the right person.',
} as const;

interface ProposeChangeProps {
  readonly person: AdminPerson;
  readonly change: AdminChange;
}

/** Proposes a change that another administrator decides. */
function ProposeChange({ person, change }: ProposeChangeProps) {
  const { mutateAsync } = useDecision({
    run: (reason: string) => proposeAdminChange(person.id, change, reason),
    refresh: [['accounts']],
    onDone: () =>
      notify.success('Proposed', {
        description: 'Another administrator decides under Administrators.',
      }),
  });
  const label = ADMIN_CHANGES[change];
  return (
    <DecideButton
      label={label}
      title={`${label}: ${person.email}`}
      hint="The other administrator can read this. Saved to the audit log."
      draft={`propose-${change}/${person.id}`}
      maxLength={500}
      isDestructive={change !== 'appoint'}
      onDecide={mutateAsync}
    >
      <Text>{EFFECTS[change]}</Text>
    </DecideButton>
  );
}

/** What can be proposed about an account, which is never one's own. */
function changesOf(person: AdminPerson): AdminChange[] {
  if (person.user_type === 'admin') {
    return person.has_second_factor ? ['revoke', 'remove_factor'] : ['revoke'];
  }
  const hasBusiness = person.user_type === 'vendor' || person.business_name !== null;
  return hasBusiness ? [] : ['appoint'];
}

interface ResendVerificationButtonProps {
  readonly personId: string;
  readonly email: string;
}

/** Resends the verification email, with a reason; verified addresses are refused. */
function ResendVerificationButton({ personId, email }: ResendVerificationButtonProps) {
  const { mutateAsync } = useDecision({
    run: async (reason: string) => {
      await noteResending(personId, reason);
      await resendVerification(email);
    },
    done: 'Verification email sent',
    refresh: [],
  });
  return (
    <ReasonDialog
      keepLabel="Cancel"
      trigger={
        <Button
          variant="outline"
          size="sm"
          aria-label={`Resend the verification email to ${email}`}
        >
          Resend
        </Button>
      }
      title="Resend the verification email?"
      description={`Sends a new link to ${email}.`}
      label="Reason"
      hint="Saved to the audit log."
      confirmLabel="Resend"
      draft={`resend/${personId}`}
      onConfirm={mutateAsync}
    />
  );
}

/** What an administrator can do to an account, each with a reason. */
export function PersonActions({ person }: { readonly person: AdminPerson }) {
  const isOwn = useAuth((auth) => auth.user?.id === person.id);
  if (person.deleted_at !== null) return null;
  const personId = person.id;
  const isSuspended = person.suspended_at !== null;
  return (
    <HStack $gap={3} $wrap>
      {person.email_confirmed_at === null && (
        <ResendVerificationButton personId={person.id} email={person.email} />
      )}
      {person.user_type !== 'admin' && (
        <ViewAsButton person={person} name={titleOfPerson(person)} />
      )}
      {person.user_type !== 'admin' && <CorrectPerson person={person} />}
      {!isOwn &&
        changesOf(person).map((change) => (
          <ProposeChange key={change} person={person} change={change} />
        ))}
      <ReasonedAction
        label="End sessions"
        draft={`end-sessions/${person.id}`}
        title="End all sessions?"
        description="Signs this account out on every device: at once where the site is open, otherwise when it is next used."
        variant="destructive"
        personId={personId}
        run={(reason) => endSessionsOf(personId, reason)}
        // The administrator's own session continues.
        changes={() => (isOwn ? {} : { sessions: [] })}
        done={(ended) => `${counted(ended, 'session')} ended`}
      />
      {person.user_type === 'owner' && !isSuspended && (
        <ReasonedAction
          label="Suspend account"
          draft={`suspend/${person.id}`}
          title="Suspend this account?"
          description="Open requests are canceled and the Pros' tokens are refunded. Agreed jobs continue, but the owner can't send requests or write reviews. We notify the owner of the reason."
          variant="destructive"
          personId={personId}
          run={(reason) => suspendOwner(personId, reason)}
          changes={(_, reason) => ({
            requests_paused_at: null,
            suspended_at: new Date().toISOString(),
            suspension_reason: reason,
          })}
          done={(canceled) => `Account suspended, ${counted(canceled, 'request')} canceled`}
        />
      )}
      {person.requests_paused_at !== null && (
        <ReasonedAction
          label="Resume requests"
          draft={`resume/${person.id}`}
          title="Resume this owner's requests?"
          description="Pros are asked again, and these claims won't pause the owner a second time. We notify the owner of the reason."
          personId={personId}
          run={(reason) => resumeOwner(personId, reason)}
          changes={() => ({ requests_paused_at: null })}
          done={() => 'Requests resumed'}
        />
      )}
      {isSuspended && (
        <ReasonedAction
          label="Reinstate account"
          draft={`reinstate/${person.id}`}
          title="Reinstate this account?"
          description="The owner can send requests and write reviews again. Canceled requests stay canceled. We notify the owner of the reason."
          personId={personId}
          run={(reason) => reinstateOwner(personId, reason)}
          changes={() => ({ suspended_at: null, suspension_reason: null })}
          done={() => 'Account reinstated'}
        />
      )}
      {person.user_type !== 'admin' && person.deletion_due_at === null && (
        <ReasonedAction
          label="Delete account"
          draft={`delete-account/${person.id}`}
          title="Delete this account?"
          description="We notify the person, who can keep the account until the date shown next. After that, personal data is removed; quotes, ledger entries, and ratings stay, without the name."
          confirmLabel="Schedule deletion"
          keepLabel="Keep account"
          variant="destructive"
          personId={personId}
          run={(reason) => deleteAccount(personId, reason)}
          changes={(dueAt) => ({ deletion_due_at: dueAt })}
          done={(dueAt) => `The account will be deleted on ${formatMoment(dueAt)}`}
        />
      )}
    </HStack>
  );
}
