import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { featureFlagsQuery } from '../../api/featureFlagSettings';
import type { FoundPerson } from '../../api/accounts';
import { stableBucket } from '@tree-service/kernel';
import { Alert, Button, QueryBoundary, Section, VStack } from '@tree-service/design';
import { toAdminTools } from '../../layout/adminTools';
import { AdminPage } from '../../layout/AdminPage';
import { PeopleSearch } from '../People/PeopleSearch';
import { FlagList } from './FlagList';

/** The switches of the product: for whom, when, and what that means for one account. */
export default function FlagsPage() {
  const query = useQuery(featureFlagsQuery());
  const [person, setPerson] = useState<FoundPerson | null>(null);
  return (
    <AdminPage
      title="Feature flags"
      lead="What is switched on, for whom and when. Open pages see a change within 5 minutes."
      back={toAdminTools}
    >
      <Section
        title="Try for an account"
        description="Choose somebody to see which flags are on, and why."
      >
        <VStack>
          {person === null ? (
            <PeopleSearch onChoose={setPerson} />
          ) : (
            <Alert
              title={`${person.email} (${person.user_type}), bucket ${stableBucket(person.id)}`}
              role="status"
              actions={
                <Button variant="outline" size="sm" onClick={() => setPerson(null)}>
                  Choose somebody else
                </Button>
              }
            >
              The last column but one says what every flag is for this account.
            </Alert>
          )}
        </VStack>
      </Section>
      <Section title="Flags">
        <QueryBoundary query={query} what="the flags">
          {(flags) => (
            <FlagList
              flags={flags}
              person={person && { id: person.id, roles: [person.user_type] }}
            />
          )}
        </QueryBoundary>
      </Section>
    </AdminPage>
  );
}
