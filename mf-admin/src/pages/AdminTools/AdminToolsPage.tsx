import { Section } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { ToolCards } from './ToolCards';
import { toolGroups } from './toolGroups';
import { useWaiting } from './useWaiting';

/** Everything administrators have, in one place. */
export default function AdminToolsPage() {
  const waiting = useWaiting();
  return (
    <AdminPage
      title="Admin Tools"
      lead="Every page for administrators: what waits for a decision, what can be set, what can be looked into."
    >
      {toolGroups.map(({ title, tools }) => (
        <Section key={title} title={title}>
          <ToolCards tools={tools} waiting={waiting} />
        </Section>
      ))}
    </AdminPage>
  );
}
