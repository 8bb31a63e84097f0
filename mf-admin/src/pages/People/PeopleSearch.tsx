import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { peopleQuery, type FoundPerson } from '../../api/accounts';
import { Card, QueryBoundary, Text, VStack } from '@tree-service/design';
import { SearchForm } from '../../layout/SearchForm';
import { ListCsv } from '../../listCsv/ListCsv';
import { fullName } from './nameOfPerson';
import { PeopleTable, TYPES } from './PeopleTable';

const MAX_FOUND = 20;

const cells = (person: FoundPerson) => ({
  Email: person.email,
  Type: TYPES[person.user_type],
  Name: fullName(person),
  Business: person.business_name,
  Location: [person.city, person.state].filter(Boolean).join(', '),
  'Joined (UTC)': person.created_at,
  'Account ID': person.id,
});

interface PeopleSearchProps {
  /** Adds a button to choose a person. */
  readonly onChoose?: (person: FoundPerson) => void;
}

/** Finds people by the beginning of an email, name, or business, or by phone number or ID. */
export function PeopleSearch({ onChoose }: PeopleSearchProps) {
  const [wanted, setWanted] = useState('');
  const query = useQuery(peopleQuery(wanted));
  return (
    <Card>
      <VStack>
        <SearchForm
          label="Email, name, business, phone, or ID"
          placeholder="name@example.com"
          wanted={wanted}
          isSearching={query.isFetching}
          onSearch={setWanted}
        />
        {wanted === '' ? (
          <Text tone="muted">The beginning of an email, name, or business is enough.</Text>
        ) : (
          <QueryBoundary query={query} what="the accounts">
            {(people) =>
              people.length === 0 ? (
                <Text tone="muted" role="status">
                  No matching accounts for “{wanted}”.
                </Text>
              ) : (
                <>
                  <PeopleTable people={people} onChoose={onChoose} />
                  {onChoose === undefined && (
                    // Another search would leave another audit row.
                    <ListCsv name="accounts" read={() => Promise.resolve(people)} cells={cells} />
                  )}
                  {people.length === MAX_FOUND && (
                    <Text size="sm" tone="muted">
                      Showing the first {MAX_FOUND}. Narrow your search to see others.
                    </Text>
                  )}
                </>
              )
            }
          </QueryBoundary>
        )}
      </VStack>
    </Card>
  );
}
