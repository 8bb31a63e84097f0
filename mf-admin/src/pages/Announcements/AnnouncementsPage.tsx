import { useQuery } from '@tanstack/react-query';
import { allAnnouncementsQuery } from '@tree-service/market/api/announcements';
import { EmptyState, QueryBoundary, Section } from '@tree-service/design';
import { toAdminTools } from '../../layout/adminTools';
import { AdminPage } from '../../layout/AdminPage';
import { ShowMore } from '../../layout/ShowMore';
import { AnnouncementForm } from './AnnouncementForm';
import { AnnouncementList } from './AnnouncementList';

/** Notices to everybody: written, looked at, shown for a time, withdrawn. */
export default function AnnouncementsPage() {
  const query = useQuery(allAnnouncementsQuery());
  return (
    <AdminPage
      title="Announcements"
      lead="A notice everybody reads at the top of every page, for a time."
      back={toAdminTools}
    >
      <Section title="Write a notice">
        <AnnouncementForm />
      </Section>
      <Section title="Notices">
        <QueryBoundary query={query} what="the notices">
          {(notices) =>
            notices.length === 0 ? (
              <EmptyState level={3} title="No notice was ever shown" />
            ) : (
              <ShowMore items={notices} atATime={10}>
                {(shown) => <AnnouncementList notices={shown} />}
              </ShowMore>
            )
          }
        </QueryBoundary>
      </Section>
    </AdminPage>
  );
}
