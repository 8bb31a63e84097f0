import type { Statement } from './attempt';
import { attemptIn, rolledBack } from './attempt';
import type { AccessWorld, CallerName } from './world';

/** What of a person nobody learns by accident: each is one text that occurs nowhere else. */
export interface Secret {
  readonly of: string;
  readonly what: 'email' | 'phone' | 'last name' | 'address' | 'policy number';
  readonly text: string;
}

/** Gives people details that can be found again in whatever answer they get into. */
export async function seedSecrets(
  world: AccessWorld,
  people: Readonly<Record<string, string>>,
): Promise<Secret[]> {
  const { database } = world.market;
  const secrets: Secret[] = [];
  for (const [place, [of, id]] of Object.entries(people).entries()) {
    const number = 4700 + place;
    const [phone, lastName] = [`+1512555${number}`, `Lovelacington${number}`];
    const [address, policy] = [`${number} Hidden Hollow`, `POLICY-${number}`];
    // Found by what the matrix searches people for, too.
    const email = `owner1.hidden${number}@example.com`;
    await database.transaction(async (queries) => {
      // Behind the back of triggers: what was shared or agreed before is not changed by it.
      await queries.query('set local session_replication_role = replica');
      await queries.query(
        `update public.profiles set phone = $2, last_name = $3, email = $4 where id = $1 and deleted_at is null`,
        [id, phone, lastName, email],
      );
      await queries.query('update auth.users set email = $2 where id = $1', [id, email]);
      await queries.query('update public.properties set address = $2 || id where owner_id = $1', [
        id,
        address,
      ]);
      await queries.query('update public.vendor_credentials set number = $2 where vendor_id = $1', [
        id,
        policy,
      ]);
      await queries.query(
        `update private.shared_contacts s
         set facts = s.facts || jsonb_build_object('phone', $2::text, 'last_name', $3::text, 'email', $4::text, 'address', $5::text)
         from public.leads l where l.id = s.lead_id and l.owner_id = $1`,
        [id, phone, lastName, email, address],
      );
    });
    secrets.push(
      { of, what: 'phone', text: phone },
      { of, what: 'last name', text: lastName },
      { of, what: 'email', text: email },
      { of, what: 'address', text: address },
      { of, what: 'policy number', text: policy },
    );
  }
  return secrets;
}

/** All that a function answers a caller, as text; nothing where it refuses. What it does is taken back. */
export function answerOf(
  world: AccessWorld,
  caller: CallerName,
  statement: Statement,
): Promise<string> {
  return rolledBack(world, async (queries) => {
    let text = '';
    await attemptIn(queries, world, caller, statement, async (rows) => {
      text = JSON.stringify(rows);
    });
    return text;
  });
}
