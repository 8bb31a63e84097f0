import { Section } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { Decisions } from './Decisions';
import { HealthSection } from './health/HealthSection';
import { LatestRequests } from './LatestRequests';

/** The administrators' first page: what needs a decision now, how the marketplace does, and the latest requests. */
export default function AdminDashboardPage() {
  return (
    <AdminPage
      title="Admin dashboard"
      lead="What waits for you, how the marketplace does, and what owners asked for lately."
    >
      <Section title="Needs a decision now">
        <Decisions />
      </Section>
      <HealthSection />
      <Section title="Latest requests" description="Newest first.">
        <LatestRequests />
      </Section>
    </AdminPage>
  );
}
