import { Section } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { Decisions } from './Decisions';
import { HealthSection } from './health/HealthSection';
import { LatestRequests } from './LatestRequests';

export default function AdminDashboardPage() {
  return (
    <AdminPage
      title="Admin dashboard"
      lead="Open decisions, marketplace health, and recent requests."
    >
      <Section title="Open decisions">
        <Decisions />
      </Section>
      <HealthSection />
      <Section title="Latest requests" description="Newest first.">
        <LatestRequests />
      </Section>
    </AdminPage>
  );
}
