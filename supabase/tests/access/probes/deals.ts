import { randomUUID } from 'node:crypto';
import { about, visitor, type Probe } from './probe';
import type { AccessWorld } from '../world';

/** Quotes and timelines of deals of others. */
export async function aboutDeals({ market, quoted }: AccessWorld): Promise<Probe[]> {
  const owner = await market.owner();
  const [vendor = '', rival = ''] = await market.vendors(2, { tokens: 100, crewSize: 20 });
  const request = (await market.submit(owner)).id;
  const { lead } = await market.accept(request, vendor);
  await market.lead(request, rival);
  const ended = (await market.submit(owner)).id;
  await market.database.script(
    `alter table public.leads disable trigger user;
    update public.leads set state = 'declined', updated_at = now() - interval '91 days'
    where id = '${await market.lead(ended, rival)}';
    alter table public.leads enable trigger user;`,
  );
  const draft = randomUUID();
  await market.database.query(
    `insert into public.quotes (id, lead_id, request_id, vendor_id, owner_id, version, total_cents, highest_cents, valid_until)
     values ($1, $2, $3, $4, $5, 7, 90000, 90000, now() + interval '9 days')`,
    [draft, lead, request, vendor, owner],
  );
  await market.database.query(
    `insert into public.state_events (machine, subject_id, event, to_state, actor, request_id, vendor_id)
     values ('lead', $1, 'credit', 'credited', 'system', $2, $3), ('job', $1, 'credit', 'completed', 'system', $2, null)`,
    [lead, request, vendor],
  );
  const quote = about('public.quotes');
  const event = about('public.state_events');
  const events = `select 1 from public.state_events where request_id = '${request}'`;
  const draftSql = `select 1 from public.quotes where id = '${draft}'`;
  return [
    about('public.service_requests')(false, {
      name: 'a request whose lead ended long ago, by its Pro',
      caller: { userId: rival },
      sql: `select 1 from public.service_requests where id = '${ended}'`,
    }),
    quote(false, { name: 'a draft, by the owner', caller: { userId: owner }, sql: draftSql }),
    quote(true, { name: 'a draft, by its Pro', caller: { userId: vendor }, sql: draftSql }),
    event(false, {
      name: 'the refund of a lead, by the owner',
      caller: { userId: owner },
      sql: `${events} and event = 'credit' and machine = 'lead'`,
    }),
    event(true, {
      name: 'an event of another machine by the same name, by the owner',
      caller: { userId: owner },
      sql: `${events} and event = 'credit' and machine = 'job'`,
    }),
    event(true, {
      name: 'an accepted lead, by the owner',
      caller: { userId: owner },
      sql: `${events} and event = 'accept'`,
    }),
    event(false, {
      name: 'what another Pro did',
      caller: { userId: rival },
      sql: `${events} and vendor_id = '${vendor}'`,
    }),
    event(false, {
      name: 'another owner’s request, by one with a request of their own',
      caller: { userId: owner },
      sql: `select 1 from public.state_events where request_id = '${quoted.request}'`,
    }),
  ];
}

/** Reviews that were removed, and those between two sides. */
export async function aboutReviews({ market, rows }: AccessWorld): Promise<Probe[]> {
  const [owner, vendor] = [
    await market.owner(),
    await market.vendor({ tokens: 100, crewSize: 20 }),
  ];
  const probe = about('public.reviews');
  const probes: Probe[] = [];
  for (const published of [true, false]) {
    const { job } = await market.agree(owner, vendor);
    const review = randomUUID();
    await market.database.query(
      `insert into public.reviews (id, job_id, request_id, vendor_id, author_side, author_name, state, rating, body, published_at)
       select $1, j.id, j.request_id, j.vendor_id, 'owner', 'Ada', 'removed', 3, 'Removed.',
         case when $3 then now() end from public.jobs j where j.id = $2`,
      [review, job, published],
    );
    const stranger = rows['stranger'] ?? (await market.owner());
    for (const [caller, reads] of [
      [visitor, false],
      [{ userId: stranger }, false],
      [{ userId: vendor }, published],
    ] as const) {
      probes.push(
        probe(reads, {
          name: `one removed ${published ? 'after' : 'before'} it was public`,
          caller,
          sql: `select 1 from public.reviews where id = '${review}'`,
        }),
      );
    }
  }
  const { job } = await market.agree(owner, vendor);
  const sealed = randomUUID();
  await market.database.query(
    `insert into public.reviews (id, job_id, request_id, vendor_id, author_id, author_side, author_name, rating, body)
     select $1, j.id, j.request_id, j.vendor_id, j.vendor_id, 'vendor', 'A Pro', 3, 'Sealed.'
     from public.jobs j where j.id = $2`,
    [sealed, job],
  );
  return [
    ...probes,
    probe(false, {
      name: 'what a Pro wrote about the owner, before it is published',
      caller: { userId: owner },
      sql: `select 1 from public.reviews where id = '${sealed}'`,
    }),
    probe(false, {
      name: 'what a Pro wrote about another owner, by one with a job of their own',
      caller: { userId: owner },
      sql: `select 1 from public.reviews where id = '${rows['ownersReview'] ?? ''}'`,
    }),
  ];
}
