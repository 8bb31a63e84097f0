import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Button, HStack, QueryBoundary, Text, TextInput, VStack } from '@tree-service/design';
import { peopleQuery, type FoundPerson } from '../api/accounts';
import { nameOfPerson } from '../shared/people/nameOfPerson';

const Wide = styled.div`
  flex: 1;
`;

const Found = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface FindPeopleProps {
  /** Of the text field. */
  readonly id: string;
  /** Accounts not offered again. */
  readonly chosen: readonly string[];
  readonly onChoose: (person: FoundPerson) => void;
}

/** Finds people by name inside another form. */
export function FindPeople({ id, chosen, onChoose }: FindPeopleProps) {
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  // Every search leaves an audit row, so it waits for the button or Enter.
  const query = useQuery(peopleQuery(wanted));
  const search = () => setWanted(typed.trim());
  return (
    <VStack $gap={2}>
      <HStack $gap={3}>
        <Wide>
          <TextInput
            id={id}
            type="search"
            aria-label="Find people by name, email, business, or phone"
            placeholder="Name or email"
            maxLength={120}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter would send the form around.
              event.preventDefault();
              search();
            }}
          />
        </Wide>
        <Button
          variant="outline"
          loading={query.isFetching}
          disabled={typed.trim() === ''}
          onClick={search}
        >
          Find
        </Button>
      </HStack>
      {wanted !== '' && (
        <QueryBoundary query={query} what="the accounts">
          {(people) => {
            const offered = people.filter((one) => !chosen.includes(one.id));
            return offered.length === 0 ? (
              <Text size="sm" tone="muted" role="status">
                {people.length === 0
                  ? `No matching accounts for “${wanted}”.`
                  : 'Everyone found is in the list.'}
              </Text>
            ) : (
              <Found role="list" aria-label="Accounts found">
                {offered.map((one) => (
                  <li key={one.id}>
                    <Button variant="link" onClick={() => onChoose(one)}>
                      Add {[nameOfPerson(one), one.email].filter(Boolean).join(', ')}
                    </Button>
                  </li>
                ))}
              </Found>
            );
          }}
        </QueryBoundary>
      )}
    </VStack>
  );
}
