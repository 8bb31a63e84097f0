import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../paths';
import { vendorDossierQuery } from '../../api/administration';
import { VENDOR_STATES } from '@tree-service/domain';
import { useVendorPictures } from '@tree-service/market/features/vendorPictures';
import {
  Alert,
  Avatar,
  Card,
  Heading,
  HStack,
  Link,
  QueryBoundary,
  StatusPill,
  Tabs,
  Text,
  VStack,
} from '@tree-service/design';
import { AuditTrail } from '../../auditTrail/AuditTrail';
import { Facts } from '../../layout/Facts';
import { businessFacts } from '../../vendorDecisions/businessFacts';
import { CredentialChecks } from '../../vendorDecisions/CredentialChecks';
import { VendorActions } from '../../vendorDecisions/VendorActions';
import { ApprovalChecklist } from './ApprovalChecklist';
import { PricesAndCrew } from './PricesAndCrew';
import { ShownWork } from './ShownWork';

const REFETCH_MS = 30_000;

type NamedVendor = Parameters<typeof useVendorPictures>[0][number];

function Logo({ vendor }: { readonly vendor: NamedVendor }) {
  const logo = useVendorPictures([vendor], 0).get(vendor.vendor_id)?.logo;
  return <Avatar src={logo} name={vendor.business_name} size="lg" />;
}

/** One application: business, credentials, checklist and decision beside the document, and what the Pro shows. */
export function VendorReview({ vendorId }: { readonly vendorId: string }) {
  const query = useQuery({ ...vendorDossierQuery(vendorId), refetchInterval: REFETCH_MS });
  return (
    <QueryBoundary query={query} what="this Pro">
      {(dossier) => {
        const { label, tone } = VENDOR_STATES[dossier.state];
        return (
          <VStack $gap={8}>
            <CredentialChecks
              vendorId={vendorId}
              credentials={dossier.vendor_credentials}
              above={
                <article aria-labelledby="business">
                  <VStack $gap={5}>
                    <HStack $justify="space-between" $wrap>
                      <HStack $gap={4}>
                        <Logo vendor={dossier} />
                        <Heading level={2} size="xl" id="business">
                          <Link variant="subtle" to={adminPaths.vendor(vendorId)}>
                            {dossier.business_name}
                          </Link>
                        </Heading>
                      </HStack>
                      <StatusPill tone={tone}>{label}</StatusPill>
                    </HStack>
                    {dossier.state_reason && (
                      <Alert tone="warning" title="Shown to the Pro">
                        {dossier.state_reason}
                      </Alert>
                    )}
                    <Text>{dossier.about ?? 'No description yet.'}</Text>
                    <Facts facts={businessFacts(dossier)} />
                  </VStack>
                </article>
              }
              below={
                <Card>
                  <VStack $gap={5}>
                    <Heading level={2} size="lg">
                      Decision
                    </Heading>
                    <ApprovalChecklist dossier={dossier} />
                    <VendorActions
                      vendorId={vendorId}
                      businessName={dossier.business_name}
                      state={dossier.state}
                      version={dossier.version}
                      credentials={dossier.vendor_credentials}
                    />
                  </VStack>
                </Card>
              }
            />
            <Tabs
              label="More about this Pro"
              tabs={[
                {
                  value: 'portfolio',
                  label: 'Portfolio',
                  content: <ShownWork vendorId={vendorId} businessName={dossier.business_name} />,
                },
                {
                  value: 'prices',
                  label: 'Prices and crew',
                  content: <PricesAndCrew vendorId={vendorId} />,
                },
                {
                  value: 'decisions',
                  label: 'Decisions so far',
                  content: (
                    <AuditTrail
                      subjectIds={[vendorId, ...dossier.vendor_credentials.map(({ id }) => id)]}
                      empty="No decisions about this Pro yet."
                    />
                  ),
                },
              ]}
            />
          </VStack>
        );
      }}
    </QueryBoundary>
  );
}
