import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { featureFlagsQuery } from '../../api/featureFlagSettings';
import type { FoundPerson } from '../../api/accounts';
import { stableBucket, type FeatureFlag } from '@tree-service/kernel';
import { Alert, Button, QueryBoundary, Section, VStack } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { ListCsv } from '../../listCsv/ListCsv';
import { PeopleSearch } from '../People/PeopleSearch';
import { flagLimits } from './flagLimits';
import { FlagList } from './FlagList';

const cells = (flag: FeatureFlag) => ({
  Flag: flag.name,
  Description: flag.description,
  Status: flag.enabled ? 'On' : 'Off',
  'Enabled for': flagLimits(flag),
});

export default function FlagsPage() {
  const query = useQuery(featureFlagsQuery());
  const [person, setPerson] = useState<FoundPerson | null>(null);
  return (
    <AdminPage
      title="Feature flags"
      lead="Which features are on, for whom, and when. Open pages update within 5 minutes."
    >
      <Section
        title="Check an account"
        description="Choose an account to see which flags are on for it, and why."
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
                  Choose another account
                </Button>
              }
            >
              See the “For this account” column below.
            </Alert>
          )}
        </VStack>
      </Section>
      <Section
        title="Flags"
        actions={
          query.data && (
            <ListCsv name="flags" read={() => Promise.resolve(query.data)} cells={cells} />
          )
        }
      >
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
