import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '@tree-service/design';
import type { VendorDossier } from '../../api/administration';
import { personQuery } from '../../api/person';
import { AuditTrail } from '../../auditTrail/AuditTrail';
import { ReportsTab } from '../../personReports/ReportsTab';
import { PersonMessages } from '../AdminPerson/PersonMessages';
import { SessionTable } from '../AdminPerson/SessionTable';
import { ViewingTable } from '../AdminPerson/ViewingTable';
import type { DossierTab } from './dossierTabs';
import { ProfileTab } from './ProfileTab';
import { TokensTab } from './TokensTab';
import { WorkTab } from './WorkTab';

interface AccountPartProps {
  readonly tab: 'sessions' | 'viewings';
  readonly vendorId: string;
}

/** Where the account of a Pro is signed in, or who viewed its pages. */
function AccountPart({ tab, vendorId }: AccountPartProps) {
  const query = useQuery(personQuery(vendorId));
  return (
    <QueryBoundary query={query} what="this account">
      {({ sessions, viewings }) =>
        tab === 'sessions' ? (
          <SessionTable sessions={sessions} />
        ) : (
          <ViewingTable viewings={viewings} />
        )
      }
    </QueryBoundary>
  );
}

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
    case 'messages':
      return <PersonMessages personId={dossier.vendor_id} />;
    case 'sessions':
    case 'viewings':
      return <AccountPart tab={tab} vendorId={dossier.vendor_id} />;
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
