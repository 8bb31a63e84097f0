import { Section, VStack } from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';
import { AdminPage } from '../../layout/AdminPage';
import { OnThisPage, PageParts } from '../../layout/OnThisPage';
import { EndingCredentials } from './EndingCredentials';
import { HealthSection } from './health/HealthSection';
import { LatestRequests } from './LatestRequests';
import { UrgentCases } from './UrgentCases';

const PARTS = {
  decisions: 'Open decisions',
  credentials: 'Credentials expiring soon',
  health: 'Marketplace health',
  requests: 'Latest requests',
} as const;

export default function AdminDashboardPage() {
  return (
    <AdminPage
      title="Admin dashboard"
      lead="Open decisions, marketplace health, and recent requests."
    >
      <VStack $gap={8}>
        <OnThisPage parts={PARTS} />
        <PageParts>
          <Section id="decisions" title={PARTS.decisions}>
            <UrgentCases />
          </Section>
          <FoldedSection id="credentials" title={PARTS.credentials}>
            <EndingCredentials />
          </FoldedSection>
          <HealthSection id="health" title={PARTS.health} />
          <FoldedSection id="requests" title={PARTS.requests} description="Newest first.">
            <LatestRequests />
          </FoldedSection>
        </PageParts>
      </VStack>
    </AdminPage>
  );
}
