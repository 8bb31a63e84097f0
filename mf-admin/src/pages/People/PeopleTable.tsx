import { adminPaths } from '../../paths';
import type { FoundPerson } from '../../api/accounts';
import { Badge, Button, Link, Table, type TableColumn } from '@tree-service/design';
import { Age } from '../../layout/Age';
import { nameOfPerson } from './nameOfPerson';
import { ResendVerificationButton } from './ResendVerificationButton';

export const TYPES = { owner: 'Owner', vendor: 'Pro', admin: 'Admin' } as const;

const columns: readonly TableColumn<FoundPerson>[] = [
  {
    key: 'email',
    header: 'Email',
    cell: ({ id, email }) => <Link to={adminPaths.person(id)}>{email}</Link>,
  },
  {
    key: 'type',
    header: 'Type',
    cell: ({ user_type }) => (
      <Badge tone={user_type === 'admin' ? 'accent' : 'neutral'}>{TYPES[user_type]}</Badge>
    ),
  },
  { key: 'name', header: 'Name', cell: (person) => nameOfPerson(person) || 'Not given' },
  { key: 'joined', header: 'Joined', cell: ({ created_at }) => <Age since={created_at} /> },
];

const resend: TableColumn<FoundPerson> = {
  key: 'resend',
  header: 'Verification email',
  cell: ({ id, email }) => <ResendVerificationButton personId={id} email={email} />,
};

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
      columns={[...columns, onChoose ? choose : resend]}
      rows={people}
      rowKey={({ id }) => id}
    />
  );
}
