import { Section } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { ToolCards } from './ToolCards';
import { toolGroups } from './toolGroups';

export default function AdminToolsPage() {
  return (
    <AdminPage title="Admin Tools" lead="Every page for administrators.">
      {toolGroups.map(({ title, tools }) => (
        <Section key={title} title={title}>
          <ToolCards tools={tools} />
        </Section>
      ))}
    </AdminPage>
  );
}
