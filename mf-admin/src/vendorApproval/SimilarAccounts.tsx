import { useQuery } from '@tanstack/react-query';
import { isKeyOf, VENDOR_STATES } from '@tree-service/domain';
import { Alert, Link, QueryBoundary } from '@tree-service/design';
import { similarAccountsQuery, type SimilarAccounts as Similar } from '../api/administration';
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
