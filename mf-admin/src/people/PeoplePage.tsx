// A chunk of its own: the route loads it.
import { AdminPage } from '../shared/layout/AdminPage';
import { PeopleSearch } from '../shared/people/PeopleSearch';

export default function PeoplePage() {
  return (
    <AdminPage
      title="Accounts"
      lead="Find people by email, name, business, phone number, or ID. Searches are saved to the audit log."
    >
      <PeopleSearch />
    </AdminPage>
  );
}
