import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { peopleQuery, type FoundPerson } from '../../api/accounts';
import { Button, Card, HStack, QueryBoundary, Text, TextInput, VStack } from '@tree-service/design';
import { ListCsv } from '../../listCsv/ListCsv';
import { nameOfPerson } from './nameOfPerson';
import { PeopleTable, TYPES } from './PeopleTable';

const Wide = styled.div`
  flex: 1;
  max-width: 28rem;
`;

const MAX_FOUND = 20;

const cells = (person: FoundPerson) => ({
  Email: person.email,
  Type: TYPES[person.user_type],
  Name: nameOfPerson(person),
  'Joined (UTC)': person.created_at,
  'Account ID': person.id,
});

interface PeopleSearchProps {
  /** Adds a button to choose a person. */
  readonly onChoose?: (person: FoundPerson) => void;
}

/** Finds people by the beginning of an email, name, or business, or by phone number or ID. */
export function PeopleSearch({ onChoose }: PeopleSearchProps) {
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  // Every search leaves an audit row, so it needs a submit.
  const query = useQuery(peopleQuery(wanted));
  const search = (event: FormEvent) => {
    event.preventDefault();
    setWanted(typed.trim());
  };
  return (
    <Card>
      <VStack>
        <form role="search" onSubmit={search}>
          <HStack $gap={3} $stackOnMobile>
            <Wide>
              <TextInput
                type="search"
                aria-label="Email, name, business, phone, or ID"
                placeholder="name@example.com"
                maxLength={120}
                before={<Search size={20} aria-hidden />}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Wide>
            <Button type="submit" loading={query.isFetching} disabled={typed.trim() === ''}>
              Search
            </Button>
          </HStack>
        </form>
        {wanted !== '' && (
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
