import { VStack } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { LinkedSection, OnThisPage, PagePart } from '../../layout/OnThisPage';
import { HealthSection } from './health/HealthSection';
import { LatestRequests } from './LatestRequests';
import { UrgentCases } from './UrgentCases';

const PARTS = {
  decisions: 'Open decisions',
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
        <LinkedSection id="decisions" title={PARTS.decisions}>
          <UrgentCases />
        </LinkedSection>
        <PagePart id="health">
          <HealthSection />
        </PagePart>
        <LinkedSection id="requests" title={PARTS.requests} description="Newest first.">
          <LatestRequests />
        </LinkedSection>
      </VStack>
    </AdminPage>
  );
}
