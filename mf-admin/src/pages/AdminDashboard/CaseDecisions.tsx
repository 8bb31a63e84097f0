import { claimQueue } from '@tree-service/market/api/claims';
import { contactMessages } from '@tree-service/market/api/contact';
import { disputeQueue } from '@tree-service/market/api/disputes';
import { openMessageReports } from '@tree-service/market/api/messageReports';
import { openReviewReports } from '@tree-service/market/api/reviews';
import { adminPaths } from '../../paths';
import { pendingAdjustments } from '../../api/tokenAdjustments';
import { DecisionCard } from './DecisionCard';

const TITLE_LENGTH = 60;

/** What people disagree about, have reported or wrote to us, and what needs a second administrator. */
export function CaseDecisions() {
  return (
    <>
      <DecisionCard
        title="Credit claims"
        what="credit claims"
        query={claimQueue.first}
        toDecision={({ id, created_at, due_at, vendor_profiles, service_requests }) => ({
          id,
          title: `${vendor_profiles.business_name}, no. ${service_requests.number}`,
          since: created_at,
          dueAt: due_at,
          to: `${adminPaths.claims()}?claim=${id}`,
        })}
        nothing="Nobody waits for tokens back."
        all={{ label: 'Decide claims', to: adminPaths.claims() }}
      />
      <DecisionCard
        title="Disputes"
        what="disputes"
        query={disputeQueue.first}
        toDecision={({ id, created_at, due_at, vendor_profiles, service_requests }) => ({
          id,
          title: `${vendor_profiles.business_name}, no. ${service_requests.number}`,
          since: created_at,
          dueAt: due_at,
          to: `${adminPaths.disputes()}?dispute=${id}`,
        })}
        nothing="No job is disputed."
        all={{ label: 'Decide disputes', to: adminPaths.disputes() }}
      />
      <DecisionCard
        title="Reported reviews"
        what="reported reviews"
        query={openReviewReports.first}
        toDecision={({ id, created_at, reviews: review }) => ({
          id,
          title: `About ${review.vendor_profiles.business_name}`,
          since: created_at,
          to: adminPaths.reviews(),
        })}
        nothing="No review is reported."
        all={{ label: 'Moderate reviews', to: adminPaths.reviews() }}
      />
      <DecisionCard
        title="Reported messages"
        what="reported messages"
        query={openMessageReports.first}
        toDecision={({ id, created_at, reason }) => ({
          id,
          title: reason,
          since: created_at,
          to: adminPaths.messageReports(),
        })}
        nothing="No message is reported."
        all={{ label: 'Look at reports', to: adminPaths.messageReports() }}
      />
      <DecisionCard
        title="Tokens for a second administrator"
        what="movements of tokens"
        query={pendingAdjustments.first}
        toDecision={({ id, created_at, business_name, tokens }) => ({
          id,
          title: `${business_name}: ${tokens.toLocaleString()} tokens`,
          since: created_at,
          to: adminPaths.adjustments(),
        })}
        nothing="None waits."
        all={{ label: 'Decide movements', to: adminPaths.adjustments() }}
      />
      <DecisionCard
        title="Contact messages"
        what="contact messages"
        query={contactMessages({ unansweredOnly: true }).first}
        toDecision={({ id, created_at, name, body }) => ({
          id,
          title: `${name}: ${body.slice(0, TITLE_LENGTH)}`,
          since: created_at,
          to: adminPaths.contact(),
        })}
        nothing="Every message is answered."
        all={{ label: 'Answer messages', to: adminPaths.contact() }}
      />
    </>
  );
}
