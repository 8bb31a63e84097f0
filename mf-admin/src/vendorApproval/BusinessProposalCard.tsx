import { useQuery } from '@tanstack/react-query';
import { notify } from '@tree-service/kernel';
import {
  Card,
  Heading,
  HStack,
  Text,
  VStack,
  Alert,
  Link,
  QueryBoundary,
} from '@tree-service/design';
import { isKeyOf, VENDOR_STATES } from '@tree-service/domain';
import {
  decideBusinessProposal,
  type BusinessProposal,
  similarAccountsQuery,
  type SimilarAccounts as Similar,
} from '../api/administration';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { Age } from '../shared/layout/Age';
import { useDecision } from '../shared/layout/useDecision';
import { adminPaths } from '../paths';

type Account = Similar['accounts'][number];

const BY = { name: 'business name', policy: 'policy number', phone: 'phone number' } as const;

function standingOf({ state, is_suspended: isSuspended, is_erased: isErased }: Account): string {
  if (isErased) return 'deleted account';
  if (isSuspended) return 'suspended owner';
  if (state !== null && isKeyOf(VENDOR_STATES, state)) {
    return VENDOR_STATES[state].label.toLowerCase();
  }
  return 'owner';
}

function nameOf({ business_name: name, user_type: type, is_erased: isErased }: Account): string {
  if (isErased) return 'A deleted account';
  return name ?? (type === 'owner' ? 'An owner' : 'An account');
}

function addressOf({ account_id: id, state }: Account): string {
  return state === null ? adminPaths.person(id) : adminPaths.vendor(id);
}

interface SimilarAccountsProps {
  readonly vendorId: string;
  /** The name to compare, where it is not the one the business has. */
  readonly proposedName?: string;
}

/** Warns of other accounts that share a name, policy or phone number, and of insurance for another name. */
export function SimilarAccounts({ vendorId, proposedName }: SimilarAccountsProps) {
  const query = useQuery(similarAccountsQuery(vendorId, proposedName));
  return (
    <QueryBoundary query={query} what="similar accounts">
      {({ accounts, insured_as: insuredAs }) => (
        <>
          {insuredAs.length > 0 && (
            <Alert tone="warning" title="The insurance names someone else">
              Insured: {insuredAs.join(', ')}.
            </Alert>
          )}
          {accounts.length > 0 && (
            <Alert tone="warning" title="Other accounts look like this one">
              <ul>
                {accounts.map((account) => (
                  <li key={account.account_id}>
                    <Link to={addressOf(account)}>{nameOf(account)}</Link> ({standingOf(account)}):
                    same {account.by.map((one) => BY[one]).join(', ')}
                  </li>
                ))}
              </ul>
            </Alert>
          )}
        </>
      )}
    </QueryBoundary>
  );
}

interface Decided {
  readonly decision: 'approve' | 'refuse';
  readonly reason: string;
}

interface BusinessProposalCardProps {
  readonly vendorId: string;
  readonly proposal: BusinessProposal;
}

/** A new name or state of an approved business, with what speaks against it, to be decided. */
export function BusinessProposalCard({ vendorId, proposal }: BusinessProposalCardProps) {
  const { id, field, earlier, proposed, place, created_at: since } = proposal;
  const { mutateAsync } = useDecision({
    run: ({ decision, reason }: Decided) => decideBusinessProposal(id, decision, reason),
    closes: [id],
    refresh: [['vendors']],
  });
  const isName = field === 'business_name';
  const wanted = place === null ? proposed : `${proposed} (${place})`;
  const shared = (label: string, decision: Decided['decision']) => ({
    label,
    title: `${label} ${wanted}`,
    hint: 'Shown to the Pro and saved to the audit log.',
    maxLength: 500,
    draft: `business-proposal-${decision}/${id}`,
    onDecide: async (reason: string) => {
      await mutateAsync({ decision, reason });
      notify.success(decision === 'approve' ? 'Change approved' : 'Change rejected', {
        description: 'The Pro was notified.',
      });
    },
  });
  return (
    <Card as="article" aria-label={isName ? 'New business name' : 'Move to another state'}>
      <VStack $gap={5}>
        <HStack $justify="space-between" $wrap>
          <Heading level={2} size="lg">
            {isName ? 'New business name' : 'Move to another state'}
          </Heading>
          <Text as="span" size="sm" tone="muted">
            proposed <Age since={since} />
          </Text>
        </HStack>
        <Text>
          Now: {earlier}. Once approved: {wanted}.
        </Text>
        {isName ? (
          <SimilarAccounts vendorId={vendorId} proposedName={proposed} />
        ) : (
          <Text tone="muted">
            Check that the license and insurance hold in the new state before you approve.
          </Text>
        )}
        <HStack $gap={3} $wrap>
          <DecideButton {...shared('Approve', 'approve')} variant="default">
            <Text>Customers see the change immediately.</Text>
          </DecideButton>
          <DecideButton {...shared('Reject', 'refuse')} isDestructive>
            <Text>The business stays as it is.</Text>
          </DecideButton>
        </HStack>
      </VStack>
    </Card>
  );
}
