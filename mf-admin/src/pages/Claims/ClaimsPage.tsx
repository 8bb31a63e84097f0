import { useRuleWords } from '@tree-service/market/features/rules';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { claimQueue, waitingClaimQuery } from '@tree-service/market/api/claims';
import { NextPage } from '@tree-service/design/hooks';
import { QueryBoundary, VStack } from '@tree-service/design';
import { adminPaths } from '../../paths';
import { WaitingOrDecided } from '../../decided/WaitingOrDecided';
import { toAdminTools } from '../../layout/adminTools';
import { AdminPage } from '../../layout/AdminPage';
import { QueueCase } from '../../layout/QueueCase';
import { ClaimCase } from './ClaimCase';
import { ClaimTable } from './ClaimTable';
import { DecidedClaim } from './DecidedClaim';

const REFETCH_MS = 60_000;

/** Claims for tokens that only a person can judge, with their clocks. */
export default function ClaimsPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { decision } = useRuleWords();
  const toAll = () => void navigate(adminPaths.claims());
  const openId = address.get('claim');
  const queue = useInfiniteQuery({
    ...claimQueue.pages,
    enabled: openId === null,
    refetchInterval: REFETCH_MS,
  });
  const open = useQuery({
    ...waitingClaimQuery(openId ?? ''),
    enabled: openId !== null,
    refetchInterval: REFETCH_MS,
  });
  return (
    <AdminPage
      title="Credit claims"
      lead={`Pros who want the tokens of a lead back, where stored facts could not decide. Decide each within ${decision}; the Pro reads your reason.`}
      back={toAdminTools}
    >
      <WaitingOrDecided
        to={adminPaths.claims()}
        kind="credit_claim."
        decided={(id) => <DecidedClaim claimId={id} onDecided={toAll} />}
      >
        <QueryBoundary query={openId === null ? queue : open} what="the claims">
          {(claims) => (
            <QueueCase
              items={claims}
              openId={openId}
              idOf={({ id }) => id}
              all={{ to: adminPaths.claims(), label: 'All claims' }}
              nothing={{
                title: 'No claim waits',
                text: 'Claims appear here when stored facts do not answer them.',
              }}
              list={(waiting) => (
                <VStack>
                  <ClaimTable claims={waiting} />
                  <NextPage pages={queue} />
                </VStack>
              )}
            >
              {(claim) => <ClaimCase key={claim.id} claim={claim} onDecided={toAll} />}
            </QueueCase>
          )}
        </QueryBoundary>
      </WaitingOrDecided>
    </AdminPage>
  );
}
