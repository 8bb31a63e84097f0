import { useQuery } from '@tanstack/react-query';
import { allAnnouncementsQuery } from '@tree-service/market/api/announcements';
import { EmptyState, QueryBoundary, Section } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { ShowMore } from '../../layout/ShowMore';
import { AnnouncementForm } from './AnnouncementForm';
import { AnnouncementList } from './AnnouncementList';

export default function AnnouncementsPage() {
  const query = useQuery(allAnnouncementsQuery());
  return (
    <AdminPage
      title="Announcements"
      lead="Notices shown to everyone at the top of every page for a set time."
    >
      <Section title="New announcement">
        <AnnouncementForm />
      </Section>
      <Section title="Announcements">
        <QueryBoundary query={query} what="the announcements">
          {(announcements) =>
            announcements.length === 0 ? (
              <EmptyState level={3} title="No announcements yet" />
            ) : (
              <ShowMore items={announcements} pageSize={10}>
                {(shown) => <AnnouncementList announcements={shown} />}
              </ShowMore>
            )
          }
        </QueryBoundary>
      </Section>
    </AdminPage>
  );
}
