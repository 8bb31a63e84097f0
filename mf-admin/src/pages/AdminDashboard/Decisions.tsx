import { adminPaths } from '../../paths';
import { vendorsInState } from '../../api/administration';
import { criticalErrorsQuery } from '../../api/errorReports';
import { unmatchedRequests, unverifiedCredentials } from '../../api/oversight';
import { CREDENTIAL_KINDS, SERVICES } from '@tree-service/domain';
import { Grid } from '@tree-service/design';
import { AskedPlans } from './AskedPlans';
import { CaseDecisions } from './CaseDecisions';
import { DecisionCard } from './DecisionCard';
import { EndingCredentials } from './EndingCredentials';

/** Everything that waits for an administrator, by kind. */
export function Decisions() {
  return (
    <Grid $min="25rem">
      <DecisionCard
        title="Pros under review"
        what="Pros under review"
        query={vendorsInState('under_review').first}
        toDecision={({ vendor_id, business_name, state_since }) => ({
          id: vendor_id,
          title: business_name,
          since: state_since,
          to: adminPaths.vendor(vendor_id),
        })}
        nothing="Nobody waits for approval."
        all={{ label: 'Open the approval queue', to: adminPaths.vendorApproval() }}
      />
      <DecisionCard
        title="Requests without a Pro"
        what="requests without a Pro"
        query={unmatchedRequests.first}
        toDecision={({ id, number, category, city, region, submitted_at, created_at }) => ({
          id,
          title: `No. ${number}: ${SERVICES[category].name}, ${city}, ${region}`,
          since: submitted_at ?? created_at,
          to: `${adminPaths.matchVisualization()}?request=${id}`,
        })}
        nothing="Every request has found Pros."
        all={{ label: 'Look at matches', to: adminPaths.matchVisualization() }}
      />
      <DecisionCard
        title="Credentials to verify"
        what="credentials to verify"
        query={unverifiedCredentials.first}
        toDecision={({ id, kind, created_at, vendor_id, vendor_profiles }) => ({
          id,
          title: `${CREDENTIAL_KINDS[kind]}: ${vendor_profiles.business_name}`,
          since: created_at,
          to: adminPaths.vendor(vendor_id),
        })}
        nothing="Every credential has been looked at."
        all={{ label: 'Open the approval queue', to: adminPaths.vendorApproval() }}
      />
      <CaseDecisions />
      <AskedPlans />
      <EndingCredentials />
      <DecisionCard
        title="Critical errors"
        what="critical errors"
        query={criticalErrorsQuery()}
        toDecision={({ fingerprint, message, first_seen_at, reopened_at }) => ({
          id: fingerprint,
          title: message,
          since: reopened_at ?? first_seen_at,
          to: `${adminPaths.errorLogs()}?severity=critical`,
        })}
        nothing="Every critical error is dealt with."
        all={{ label: 'Open the error log', to: adminPaths.errorLogs() }}
      />
    </Grid>
  );
}
