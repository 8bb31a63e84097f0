import { evidence, EvidenceList } from '@tree-service/market/features/credentials';
import { Accordion } from '@tree-service/design';
import type { OwnerLead } from './ownerLead';

/** The credentials of a Pro, collapsed to how many are verified. */
export function VendorEvidence({ lead }: { lead: OwnerLead }) {
  const credentials = lead.vendor_profiles?.vendor_credentials ?? [];
  const verified = evidence(credentials, new Date()).filter(({ isVerified }) => isVerified);
  return (
    <Accordion
      level={4}
      items={[
        {
          id: `evidence-${lead.id}`,
          title:
            verified.length === 0
              ? 'No verified credentials yet'
              : `${verified.length} verified ${verified.length === 1 ? 'credential' : 'credentials'}`,
          content: <EvidenceList credentials={credentials} />,
        },
      ]}
    />
  );
}
