import type { VendorDossier } from '../../api/administration';
import { Card, Text, VStack } from '@tree-service/design';
import { Facts } from '../../layout/Facts';
import { LinkedSection, OnThisPage } from '../../layout/OnThisPage';
import { businessFacts } from '../../vendorDecisions/businessFacts';
import { CredentialChecks } from '../../vendorDecisions/CredentialChecks';
import { PerformanceTiles } from './PerformanceTiles';
import { PlanCard } from './plan/PlanCard';

const PARTS = {
  business: 'Business',
  performance: 'Performance',
  credentials: 'Credentials',
  plan: 'Plan',
} as const;

export function ProfileTab({ dossier }: { readonly dossier: VendorDossier }) {
  return (
    <VStack $gap={8}>
      <OnThisPage parts={PARTS} />
      <LinkedSection id="business" title={PARTS.business}>
        <Card>
          <VStack $gap={5}>
            <Text>{dossier.about ?? 'No description yet.'}</Text>
            <Facts facts={businessFacts(dossier)} />
          </VStack>
        </Card>
      </LinkedSection>
      <LinkedSection id="performance" title={PARTS.performance}>
        <PerformanceTiles dossier={dossier} />
      </LinkedSection>
      <LinkedSection id="credentials" title={PARTS.credentials}>
        <Card>
          <CredentialChecks vendorId={dossier.vendor_id} credentials={dossier.vendor_credentials} />
        </Card>
      </LinkedSection>
      <LinkedSection id="plan" title={PARTS.plan}>
        <PlanCard dossier={dossier} />
      </LinkedSection>
    </VStack>
  );
}
