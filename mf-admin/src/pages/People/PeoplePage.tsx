import { AdminPage, adminToolsLink } from '../../layout/AdminPage';
import { PeopleSearch } from './PeopleSearch';

/** Finds people and sends verification emails again. */
export default function PeoplePage() {
  return (
    <AdminPage
      title="Accounts"
      lead="Find anybody by the beginning of an address, a name or a business, or by phone number or id. Each search is kept in the audit log."
      back={adminToolsLink}
    >
      <PeopleSearch />
    </AdminPage>
  );
}
