import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { vendorDossierQuery } from '../../api/administration';
import { VENDOR_STATES } from '@tree-service/domain';
import {
  Alert,
  HStack,
  Link,
  LinkTabs,
  QueryBoundary,
  StatusPill,
  VStack,
} from '@tree-service/design';
import { Age } from '../../layout/Age';
import { AdminPage } from '../../layout/AdminPage';
import { adminPaths, auditOf } from '../../paths';
import { VendorActions } from '../../vendorDecisions/VendorActions';
import { ViewAsButton } from '../../viewing/ViewAsButton';
import { CorrectBusiness } from './CorrectBusiness';
import { DossierPart } from './DossierPart';
import { dossierTabs, readDossierTab } from './dossierTabs';

export default function AdminVendorPage() {
  const { vendorId = '' } = useParams();
  const [address] = useSearchParams();
  const query = useQuery(vendorDossierQuery(vendorId));
  const dossier = query.data;
  const tab = readDossierTab(address);
  return (
    <AdminPage
      title={dossier?.business_name ?? 'Pro'}
      lead={
        dossier && (
          <HStack $gap={3} $wrap>
            <StatusPill tone={VENDOR_STATES[dossier.state].tone}>
              {VENDOR_STATES[dossier.state].label}
            </StatusPill>
            <span>
              joined <Age since={dossier.created_at} />
            </span>
            <Link to={adminPaths.person(dossier.vendor_id)}>Account</Link>
            <Link to={auditOf(dossier.vendor_id)}>Audit of this business</Link>
          </HStack>
        )
      }
      actions={
        dossier && (
          <HStack $gap={3} $wrap>
            <ViewAsButton
              person={{ id: dossier.vendor_id, user_type: 'vendor' }}
              name={dossier.business_name}
            />
            <CorrectBusiness business={dossier} />
            <VendorActions
              key={dossier.vendor_id}
              vendorId={dossier.vendor_id}
              businessName={dossier.business_name}
              state={dossier.state}
              version={dossier.version}
              credentials={dossier.vendor_credentials}
            />
          </HStack>
        )
      }
    >
      <QueryBoundary query={query} what="this Pro">
        {(loaded) => (
          <VStack $gap={6}>
            {loaded.state_reason && (
              <Alert tone="warning" title="Shown to the Pro">
                {loaded.state_reason}
              </Alert>
            )}
            <div>
              <LinkTabs label="About this Pro" tabs={dossierTabs(vendorId, tab)} />
              <DossierPart tab={tab} dossier={loaded} />
            </div>
          </VStack>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}
