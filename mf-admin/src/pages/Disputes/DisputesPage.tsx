import { useRuleWords } from '@tree-service/market/features/rules';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { disputeQueue, waitingDisputeQuery } from '@tree-service/market/api/disputes';
import { NextPage } from '@tree-service/design/hooks';
import { QueryBoundary, VStack } from '@tree-service/design';
import { adminPaths } from '../../paths';
import { WaitingOrDecided } from '../../decided/WaitingOrDecided';
import { toAdminTools } from '../../layout/adminTools';
import { AdminPage } from '../../layout/AdminPage';
import { QueueCase } from '../../layout/QueueCase';
import { DecidedDispute } from './DecidedDispute';
import { DisputeCase } from './DisputeCase';
import { DisputeTable } from './DisputeTable';

const REFETCH_MS = 60_000;

/** Disagreements about jobs that wait for an administrator, with their clocks. */
export default function DisputesPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { decision } = useRuleWords();
  const toAll = () => void navigate(adminPaths.disputes());
  const openId = address.get('dispute');
  const queue = useInfiniteQuery({
    ...disputeQueue.pages,
    enabled: openId === null,
    refetchInterval: REFETCH_MS,
  });
  const open = useQuery({
    ...waitingDisputeQuery(openId ?? ''),
    enabled: openId !== null,
    refetchInterval: REFETCH_MS,
  });
  return (
    <AdminPage
      title="Disputes"
      lead={`Jobs an owner and a Pro disagree about. Decide each within ${decision}; both sides read your reason, and an appeal goes to another administrator.`}
      back={toAdminTools}
    >
      <WaitingOrDecided
        to={adminPaths.disputes()}
        kind="dispute."
        decided={(id) => <DecidedDispute disputeId={id} onDecided={toAll} />}
      >
        <QueryBoundary query={openId === null ? queue : open} what="the disputes">
          {(disputes) => (
            <QueueCase
              items={disputes}
              openId={openId}
              idOf={({ id }) => id}
              all={{ to: adminPaths.disputes(), label: 'All disputes' }}
              nothing={{
                title: 'No dispute waits',
                text: 'Disputes appear here once the other side has answered, or let its time pass.',
              }}
              list={(waiting) => (
                <VStack>
                  <DisputeTable disputes={waiting} />
                  <NextPage pages={queue} />
                </VStack>
              )}
            >
              {(dispute) => <DisputeCase key={dispute.id} dispute={dispute} onDecided={toAll} />}
            </QueueCase>
          )}
        </QueryBoundary>
      </WaitingOrDecided>
    </AdminPage>
  );
}
