import { Section } from '@tree-service/shared/ui';
import { AuditTrail } from '../auditTrail/AuditTrail';
import { AdminPage } from '../layout/AdminPage';
import { AccountSearch } from './AccountSearch';
import { ToolCards } from './ToolCards';

/** Everything administrators have, in one place. */
export default function AdminToolsPage() {
  return (
    <AdminPage
      title="Admin Tools"
      lead="Every page for administrators, accounts, and what was decided."
    >
      <Section title="Pages">
        <ToolCards />
      </Section>
      <Section title="Find an account" description="By any part of its email address.">
        <AccountSearch />
      </Section>
      <Section
        title="Audit log"
        description="The latest 200 decisions of all administrators. None is ever changed or removed."
      >
        <AuditTrail subjectIds={null} nothing="No administrator has decided anything yet." />
      </Section>
    </AdminPage>
  );
}
