import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { peopleQuery, type FoundPerson } from '../../api/accounts';
import {
  Badge,
  Button,
  Card,
  HStack,
  Link,
  QueryBoundary,
  StatusPill,
  Table,
  type TableColumn,
  Text,
  VStack,
} from '@tree-service/design';
import { VENDOR_STATES, type VendorState } from '@tree-service/domain';
import { SearchForm } from '../layout/SearchForm';
import { adminPaths } from '../../paths';
import { Age } from '../layout/Age';
import { ListCsv } from '../layout/ListCsv';
import { fullName } from './nameOfPerson';

const MAX_FOUND = 20;

const TYPES = { owner: 'Owner', vendor: 'Pro', admin: 'Admin' } as const;

interface BusinessProps {
  readonly name: string | null;
  readonly state: VendorState | null;
}

function Business({ name, state }: BusinessProps) {
  if (name === null || state === null) return null;
  const { tone, label } = VENDOR_STATES[state];
  return (
    <HStack $gap={2} $wrap>
      {name}
      <StatusPill tone={tone}>{label}</StatusPill>
    </HStack>
  );
}

const columns: readonly TableColumn<FoundPerson>[] = [
  {
    key: 'email',
    header: 'Account',
    cell: (person) => (
      <>
        <Link to={adminPaths.person(person.id)}>{person.email}</Link>
        <Text size="sm" tone="muted">
          {fullName(person) || 'No name given'}
        </Text>
      </>
    ),
  },
  {
    key: 'type',
    header: 'Type',
    cell: ({ user_type }) => (
      <Badge tone={user_type === 'admin' ? 'accent' : 'neutral'}>{TYPES[user_type]}</Badge>
    ),
  },
  {
    key: 'business',
    header: 'Business',
    cell: (person) => <Business name={person.business_name} state={person.vendor_state} />,
  },
  {
    key: 'where',
    header: 'Location',
    cell: ({ city, state }) => [city, state].filter(Boolean).join(', '),
  },
  { key: 'joined', header: 'Joined', cell: ({ created_at }) => <Age since={created_at} /> },
];

interface PeopleTableProps {
  readonly people: readonly FoundPerson[];
  readonly onChoose: ((person: FoundPerson) => void) | undefined;
}

function PeopleTable({ people, onChoose }: PeopleTableProps) {
  const choose: TableColumn<FoundPerson> = {
    key: 'choose',
    header: 'Choose',
    cell: (person) => (
      <Button
        variant="outline"
        size="sm"
        aria-label={`Choose ${person.email}`}
        onClick={() => onChoose?.(person)}
      >
        Choose
      </Button>
    ),
  };
  return (
    <Table
      caption="Accounts found"
      columns={onChoose ? [...columns, choose] : columns}
      rows={people}
      rowKey={({ id }) => id}
    />
  );
}

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
