import type { VendorDossier } from '../../api/administration';
import { AuditTrail } from '../../auditTrail/AuditTrail';
import { ReportsTab } from '../../personReports/ReportsTab';
import type { DossierTab } from './dossierTabs';
import { ProfileTab } from './ProfileTab';
import { TokensTab } from './TokensTab';
import { WorkTab } from './WorkTab';

interface DossierPartProps {
  readonly tab: DossierTab;
  readonly dossier: VendorDossier;
}

export function DossierPart({ tab, dossier }: DossierPartProps) {
  switch (tab) {
    case 'profile':
      return <ProfileTab dossier={dossier} />;
    case 'work':
      return <WorkTab vendorId={dossier.vendor_id} />;
    case 'tokens':
      return <TokensTab vendorId={dossier.vendor_id} />;
    case 'reports':
      return <ReportsTab side="vendor" personId={dossier.vendor_id} />;
    case 'audit':
      return (
        <AuditTrail
          subjectIds={[dossier.vendor_id, ...dossier.vendor_credentials.map(({ id }) => id)]}
          empty="No decisions about this Pro yet."
        />
      );
  }
}
