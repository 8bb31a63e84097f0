import { useQuery } from '@tanstack/react-query';
import type { Announcement } from '@tree-service/market/api/announcements';
import { EmptyState, QueryBoundary, Section } from '@tree-service/design';
import { allAnnouncementsQuery } from '../../api/announcements';
import { AdminPage } from '../../layout/AdminPage';
import { ShowMore } from '../../layout/ShowMore';
import { ListCsv } from '../../listCsv/ListCsv';
import { AnnouncementForm } from './AnnouncementForm';
import { announcementStatus } from './announcementForm';
import { AnnouncementList } from './AnnouncementList';

const cells = (announcement: Announcement) => ({
  Message: announcement.message,
  Severity: announcement.severity,
  Status: announcementStatus(announcement, new Date()).label,
  'From (UTC)': announcement.shown_from,
  'Until (UTC)': announcement.shown_until,
});

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
      <Section
        title="Announcements"
        actions={
          query.data && (
            <ListCsv name="announcements" read={() => Promise.resolve(query.data)} cells={cells} />
          )
        }
      >
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
