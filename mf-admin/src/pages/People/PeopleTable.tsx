import { adminPaths } from '../../paths';
import type { FoundPerson } from '../../api/accounts';
import {
  Badge,
  Button,
  HStack,
  Link,
  StatusPill,
  Table,
  Text,
  type TableColumn,
} from '@tree-service/design';
import { VENDOR_STATES, type VendorState } from '@tree-service/domain';
import { Age } from '../../layout/Age';
import { fullName } from './nameOfPerson';

export const TYPES = { owner: 'Owner', vendor: 'Pro', admin: 'Admin' } as const;

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

export function PeopleTable({ people, onChoose }: PeopleTableProps) {
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
