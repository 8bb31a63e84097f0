import type { DemoAccount } from '../../../demo/accounts';
import type { Queries, Row } from '../../local/database';

/** What an account that can sign in with DEMO_PASSWORD is made from. */
export interface SignInAccount extends Pick<DemoAccount, 'email' | 'userType' | 'fullName'> {
  id: string;
  /** Vendors only: what sign-up asks a Pro for. */
  businessName?: string;
  zip?: string;
}

// bcrypt of DEMO_PASSWORD, cost 10. It is written down because hashing it for every account would
// take longer than the rest of the seed.
const PASSWORD_HASH = '$2a$10$Kpjnq9W.bo6qrm9zWFilAudL1jyuThdTcpac8LBSiGtmgK/5BRQLy';

/**
 * Inserts accounts with confirmed addresses as sign-up by email leaves them, valid for the embedded
 * backend and for hosted GoTrue; the database's triggers add profiles and businesses. Administrators
 * are made afterwards with database access, as everywhere.
 */
export async function createAccounts(
  queries: Pick<Queries, 'query'>,
  accounts: readonly SignInAccount[],
): Promise<void> {
  const extra = await hostedColumns(queries);
  const users = accounts.map((account) => ({ ...userRow(account), ...extra }));
  await insertRows(queries, 'auth.users', users);
  await insertRows(queries, 'auth.identities', accounts.map(identityRow));
  await queries.query(
    `update public.profiles p set first_name = a.first_name, last_name = a.last_name,
       user_type = a.user_type, is_profile_complete = true, created_at = now() - interval '1 year'
     from jsonb_to_recordset($1::jsonb) a (id uuid, first_name text, last_name text, user_type public.user_type)
     where p.id = a.id`,
    [
      JSON.stringify(
        accounts.map(({ id, userType, fullName }) => ({
          id,
          user_type: userType,
          ...splitName(fullName),
        })),
      ),
    ],
  );
}

// GoTrue looks accounts up by instance and cannot read absent tokens; the embedded backend has
// neither column nor need.
async function hostedColumns(queries: Pick<Queries, 'query'>): Promise<Row> {
  const [instance] = await queries.query(
    `select 1 from information_schema.columns
     where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'`,
  );
  return instance ? { instance_id: '00000000-0000-0000-0000-000000000000' } : {};
}

function userRow(account: SignInAccount): Row {
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    encrypted_password: PASSWORD_HASH,
    email_confirmed_at: 'now',
    confirmation_token: '',
    recovery_token: '',
    email_change: '',
    email_change_token_new: '',
    email_change_token_current: '',
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: {
      sub: account.id,
      email: account.email,
      email_verified: true,
      user_type: account.userType === 'admin' ? 'owner' : account.userType,
      full_name: account.fullName,
      ...(account.businessName ? { business_name: account.businessName, zip: account.zip } : {}),
    },
    is_sso_user: false,
    is_anonymous: false,
    created_at: 'now',
    updated_at: 'now',
  };
}

function identityRow(account: SignInAccount): Row {
  return {
    id: account.id,
    provider: 'email',
    provider_id: account.id,
    user_id: account.id,
    identity_data: {
      sub: account.id,
      email: account.email,
      email_verified: true,
      phone_verified: false,
    },
    created_at: 'now',
    updated_at: 'now',
  };
}

async function insertRows(
  queries: Pick<Queries, 'query'>,
  table: string,
  rows: Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await queries.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

function splitName(fullName: string): { first_name: string; last_name: string } {
  const [first = fullName, ...rest] = fullName.split(' ');
  return { first_name: first, last_name: rest.join(' ') };
}
