import { Section, VStack } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { OnThisPage, PagePart } from '../../layout/OnThisPage';
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
        <PagePart id="decisions">
          <Section title={PARTS.decisions}>
            <UrgentCases />
          </Section>
        </PagePart>
        <PagePart id="health">
          <HealthSection />
        </PagePart>
        <PagePart id="requests">
          <Section title={PARTS.requests} description="Newest first.">
            <LatestRequests />
          </Section>
        </PagePart>
      </VStack>
    </AdminPage>
  );
}
