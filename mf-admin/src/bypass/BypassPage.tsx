import { useState } from 'react';
import { Alert, Card, Section, VStack } from '@tree-service/design';
import { ReasonForm } from '@tree-service/design/forms';
import type { FoundPerson } from '../api/accounts';
import { AdminPage } from '../shared/layout/AdminPage';
import { nameOfPerson } from '../shared/people/nameOfPerson';
import { PeopleSearch } from '../shared/people/PeopleSearch';
import { viewPages } from '../shared/people/viewPages';

function StartViewing({ person, onClose }: { person: FoundPerson; onClose: () => void }) {
  const name = nameOfPerson(person) || person.email;
  if (person.user_type === 'admin') {
    return <Alert tone="info" title="The pages of administrators can't be viewed" />;
  }
  return (
    <Section title={`View as ${name}`}>
      <Card>
        <ReasonForm
          label="Reason"
          hint="Saved to the audit log and shown to the person."
          draft={`view-as/${person.id}`}
          confirmLabel="Start viewing"
          keepLabel="Choose someone else"
          onConfirm={(reason) => viewPages(person, reason)}
          onClose={onClose}
        />
      </Card>
    </Section>
  );
}

export default function BypassPage() {
  const [person, setPerson] = useState<FoundPerson | null>(null);
  return (
    <AdminPage
      title="View as"
      lead="See the pages of an owner or a Pro as they do, for up to half an hour. You can't change anything, and they can see afterwards that you looked, when, and why."
    >
      <VStack $gap={8}>
        <PeopleSearch onChoose={setPerson} />
        {person && <StartViewing key={person.id} person={person} onClose={() => setPerson(null)} />}
      </VStack>
    </AdminPage>
  );
}
