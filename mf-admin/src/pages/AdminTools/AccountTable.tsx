import type { FoundAccount } from '@tree-service/shared/api/accounts';
import { paths } from '@tree-service/shared/contract';
import { Badge, Link, Table, type TableColumn } from '@tree-service/shared/ui';
import { Age } from '../layout/Age';
import { ResendVerificationButton } from './ResendVerificationButton';

const TYPES = { owner: 'Owner', vendor: 'Pro', admin: 'Admin' } as const;

function nameOf({ first_name: first, last_name: last }: FoundAccount): string {
  return [first, last].filter(Boolean).join(' ') || 'Not given';
}

const columns: readonly TableColumn<FoundAccount>[] = [
  {
    key: 'email',
    header: 'Email',
    cell: ({ id, email, user_type }) =>
      user_type === 'vendor' ? <Link to={paths.adminVendor(id)}>{email}</Link> : email,
  },
  {
    key: 'type',
    header: 'Type',
    cell: ({ user_type }) => (
      <Badge tone={user_type === 'admin' ? 'accent' : 'neutral'}>{TYPES[user_type]}</Badge>
    ),
  },
  { key: 'name', header: 'Name', cell: nameOf },
  { key: 'joined', header: 'Joined', cell: ({ created_at }) => <Age since={created_at} /> },
  {
    key: 'resend',
    header: 'Verification email',
    cell: ({ email }) => <ResendVerificationButton email={email} />,
  },
];

/** Accounts found by a search. */
export function AccountTable({ accounts }: { readonly accounts: readonly FoundAccount[] }) {
  return (
    <Table caption="Accounts found" columns={columns} rows={accounts} rowKey={({ id }) => id} />
  );
}
