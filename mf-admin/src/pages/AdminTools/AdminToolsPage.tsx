import { Section } from '@tree-service/design';
import { pageGroups } from '../../adminPages';
import { AdminPage } from '../../layout/AdminPage';
import { PageCards } from './PageCards';

export default function AdminToolsPage() {
  return (
    <AdminPage title="Admin Tools" lead="Every page for administrators.">
      {pageGroups.map(({ title, pages }) => (
        <Section key={title} title={title}>
          <PageCards pages={pages.filter(({ name }) => name !== 'tools')} />
        </Section>
      ))}
    </AdminPage>
  );
}
