import type { VendorDossier } from '../../api/administration';
import { Card, Section, Text, VStack } from '@tree-service/design';
import { Facts } from '../../layout/Facts';
import { businessFacts } from '../../vendorDecisions/businessFacts';
import { CredentialChecks } from '../../vendorDecisions/CredentialChecks';
import { PerformanceTiles } from './PerformanceTiles';
import { PlanCard } from './plan/PlanCard';

export function ProfileTab({ dossier }: { readonly dossier: VendorDossier }) {
  return (
    <>
      <Section title="Business">
        <Card>
          <VStack $gap={5}>
            <Text>{dossier.about ?? 'No description yet.'}</Text>
            <Facts facts={businessFacts(dossier)} />
          </VStack>
        </Card>
      </Section>
      <Section title="Performance">
        <PerformanceTiles dossier={dossier} />
      </Section>
      <Section title="Credentials">
        <Card>
          <CredentialChecks vendorId={dossier.vendor_id} credentials={dossier.vendor_credentials} />
        </Card>
      </Section>
      <Section title="Plan">
        <PlanCard dossier={dossier} />
      </Section>
    </>
  );
}
