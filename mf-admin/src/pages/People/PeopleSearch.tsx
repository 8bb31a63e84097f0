import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { peopleQuery, type FoundPerson } from '../../api/accounts';
import { Button, Card, HStack, QueryBoundary, Text, TextInput, VStack } from '@tree-service/design';
import { PeopleTable } from './PeopleTable';

const Wide = styled.div`
  flex: 1;
  max-width: 28rem;
`;

const MOST_FOUND = 20;

interface PeopleSearchProps {
  /** Offers to choose somebody of those found; without it the table leads to what is known about each. */
  readonly onChoose?: (person: FoundPerson) => void;
}

/** Finds people by the beginning of an address, name or business, or by phone number or id. */
export function PeopleSearch({ onChoose }: PeopleSearchProps) {
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  // Every look leaves an audit row, hence none without a press.
  const query = useQuery({
    ...peopleQuery(wanted),
    enabled: wanted !== '',
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
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
                aria-label="Email, name, business, phone or id"
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
                  Nobody’s address, name or business begins with “{wanted}”.
                </Text>
              ) : (
                <>
                  <PeopleTable people={people} onChoose={onChoose} />
                  {people.length === MOST_FOUND && (
                    <Text size="sm" tone="muted">
                      These are the first {MOST_FOUND}. Type more to see others.
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
