import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { disputeQueueQuery } from '@tree-service/shared/api/disputes';
import { paths } from '@tree-service/shared/contract';
import { WaitingOrDecided } from '../decided/WaitingOrDecided';
import { toAdminTools } from '../layout/adminTools';
import { AdminPage } from '../layout/AdminPage';
import { QueryView } from '../layout/QueryView';
import { QueueCase } from '../layout/QueueCase';
import { DecidedDispute } from './DecidedDispute';
import { DisputeCase } from './DisputeCase';
import { DisputeTable } from './DisputeTable';

const REFETCH_MS = 60_000;

/** Disagreements about jobs that wait for an administrator, with their clocks. */
export default function DisputesPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const toAll = () => void navigate(paths.adminDisputes());
  const query = useQuery({ ...disputeQueueQuery(), refetchInterval: REFETCH_MS });
  return (
    <AdminPage
      title="Disputes"
      lead="Jobs an owner and a Pro disagree about. Two business days each; both sides read your reason, and an appeal goes to another administrator."
      back={toAdminTools}
    >
      <WaitingOrDecided
        to={paths.adminDisputes()}
        kind="dispute."
        decided={(id) => <DecidedDispute disputeId={id} onDecided={toAll} />}
      >
        <QueryView query={query} what="the disputes" rows={6}>
          {(disputes) => (
            <QueueCase
              items={disputes}
              openId={address.get('dispute')}
              idOf={({ id }) => id}
              all={{ to: paths.adminDisputes(), label: 'All disputes' }}
              nothing={{
                title: 'No dispute waits',
                text: 'Disputes appear here once the other side has answered, or let its time pass.',
              }}
              list={(waiting) => <DisputeTable disputes={waiting} />}
            >
              {(dispute) => <DisputeCase key={dispute.id} dispute={dispute} onDecided={toAll} />}
            </QueueCase>
          )}
        </QueryView>
      </WaitingOrDecided>
    </AdminPage>
  );
}
