import { Section } from '@tree-service/design';
import { pageGroups } from '../../adminPages';
import { AdminPage } from '../../layout/AdminPage';
import { useIsShown } from '../../layout/useIsShown';
import { PageCards } from './PageCards';

export default function AdminToolsPage() {
  const isShown = useIsShown();
  return (
    <AdminPage title="Admin Tools" lead="Every page for administrators.">
      {pageGroups.map(({ title, pages }) => (
        <Section key={title} title={title}>
          <PageCards pages={pages.filter((page) => page.name !== 'tools' && isShown(page))} />
        </Section>
      ))}
    </AdminPage>
  );
}
