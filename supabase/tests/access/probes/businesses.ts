import { randomUUID } from 'node:crypto';
import { about, type Probe } from './probe';
import type { AccessWorld } from '../world';

/** Pros who are not listed. */
export async function aboutVendors({ market, ids, applicants }: AccessWorld): Promise<Probe[]> {
  const [paused, suspended] = [await market.vendor({ crewSize: 9 }), await market.vendor()];
  const asking = await market.owner();
  const request = (await market.submit(asking)).id;
  for (const vendor of [paused, suspended]) {
    await market.database.query(
      `insert into public.leads (request_id, vendor_id, owner_id, offer_position, distance_km, token_price, offer_expires_at)
       values ($1, $2, $3, 9, 3, 5, now() + interval '1 day') on conflict do nothing`,
      [request, vendor, asking],
    );
  }
  await market.database.query(
    `update public.vendor_profiles set state = case when vendor_id = $1 then 'paused' else 'suspended' end::public.vendor_state
     where vendor_id in ($1, $2)`,
    [paused, suspended],
  );
  const probe = about('public.vendor_profiles');
  const sql = (id: string) => `select 1 from public.vendor_profiles where vendor_id = '${id}'`;
  const caller = { userId: asking };
  await market.database.query(
    `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on)
     values ($1, 'traq', 'Issuer', '1', current_date + 9) on conflict do nothing`,
    [applicants.ready],
  );
  const own = ['vendor_profiles', 'vendor_credentials', 'vendor_equipment', 'vendor_media'];
  return [
    probe(true, { name: 'a paused Pro of one’s request', caller, sql: sql(paused) }),
    probe(false, {
      name: 'a paused Pro one has nothing to do with',
      caller: { userId: ids.otherOwner },
      sql: sql(paused),
    }),
    probe(false, { name: 'a suspended Pro of one’s request', caller, sql: sql(suspended) }),
    ...own.map((table) =>
      about(`public.${table}`)(true, {
        name: 'an applicant’s own',
        caller: { userId: applicants.ready },
        sql: `select 1 from public.${table} where vendor_id = '${applicants.ready}'`,
      }),
    ),
  ];
}

/** Credentials in every standing. */
export async function aboutCredentials({ market }: AccessWorld): Promise<Probe[]> {
  const vendor = await market.vendor();
  const kinds = ['verified', 'withdrawn', 'rejected'] as const;
  const made = kinds.map((kind) => ({ kind, id: randomUUID() }));
  for (const { kind, id } of made) {
    await market.database.query(
      `insert into public.vendor_credentials (id, vendor_id, kind, issuer, number, expires_on, verified_at)
       values ($1, $2, 'license', 'Issuer', $3, current_date + 9, case when $3 = 'verified' then now() end)`,
      [id, vendor, kind],
    );
    if (kind === 'verified') continue;
    await market.database.query(
      `insert into public.credential_decisions (credential_id, vendor_id, decision, reason)
       values ($1, $2, $3, 'Looked at')`,
      [id, vendor, kind],
    );
  }
  return made.map(({ kind, id }) =>
    about('public.vendor_credentials')(kind === 'rejected', {
      name: `removing one that was ${kind}`,
      caller: { userId: vendor },
      sql: `delete from public.vendor_credentials where id = '${id}' returning 1`,
    }),
  );
}
