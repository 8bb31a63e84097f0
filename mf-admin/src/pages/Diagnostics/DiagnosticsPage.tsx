import { Section } from '@tree-service/shared/ui';
import { AdminPage } from '../layout/AdminPage';
import { BackendFacts } from './BackendFacts';
import { ExistenceFacts } from './ExistenceFacts';
import { FlagTable } from './FlagTable';
import { RefreshSessionButton } from './RefreshSessionButton';
import { SessionFacts } from './SessionFacts';

/** The debug page: the session, the backend, what must exist, which features are on. */
export default function DiagnosticsPage() {
  return (
    <AdminPage
      title="Diagnostics"
      lead="What this browser and the backend know about each other right now."
      actions={<RefreshSessionButton />}
    >
      <Section title="Session">
        <SessionFacts />
      </Section>
      <Section title="Backend">
        <BackendFacts />
      </Section>
      <Section title="Existence checks">
        <ExistenceFacts />
      </Section>
      <Section title="Feature flags" description="As evaluated for your account.">
        <FlagTable />
      </Section>
    </AdminPage>
  );
}
