import { evidence, EvidenceList } from '@tree-service/market/features/credentials';
import { Accordion } from '@tree-service/design';
import type { OwnerLead } from './ownerLead';

/** Whether a Pro has said yet that they want the work: until then their evidence is folded. */
function isSilent({ state }: Pick<OwnerLead, 'state'>): boolean {
  return state === 'offered' || state === 'viewed';
}

/** What was verified about a Pro; in full for those who want the work, else in one line that opens. */
export function ProEvidence({ lead }: { lead: OwnerLead }) {
  const credentials = lead.vendor_profiles?.vendor_credentials ?? [];
  if (!isSilent(lead)) return <EvidenceList credentials={credentials} />;
  const verified = evidence(credentials, new Date()).filter(({ isVerified }) => isVerified);
  return (
    <Accordion
      level={4}
      items={[
        {
          id: `evidence-${lead.id}`,
          title:
            verified.length === 0
              ? 'No credential verified yet'
              : `${verified.length} verified ${verified.length === 1 ? 'credential' : 'credentials'}`,
          content: <EvidenceList credentials={credentials} />,
        },
      ]}
    />
  );
}
