import { randomUUID } from 'node:crypto';
import { openMarketplace, type Marketplace } from '../support/marketplace';
import { AGGREGATES } from './matrix';
import type { AccessWorld } from './world';

/** Builds the world. */
export async function buildAccessWorld(): Promise<AccessWorld> {
  const market = await openMarketplace();
  const owner = await market.owner();
  const otherOwner = await market.owner();
  const admin = await market.admin();
  const vendor = await market.vendor({
    crewSize: 50,
    tokens: 3000,
    plan: 'premium',
    verified: ['liability_insurance'],
  });
  const otherVendor = await market.vendor({ zip: '97214' });
  const suspendedVendor = await market.vendor({ zip: '97214' });
  await market.call(admin, 'decide_vendor', {
    vendor_id: suspendedVendor,
    decision: 'suspend',
    reason: 'Complaints',
  });

  const photo = await market.photo(owner);
  const offered = (await market.submit(owner, { photos: [photo], access_notes: 'Ring twice.' })).id;
  const quotedRequest = (await market.submit(owner)).id;
  const { lead, conversation } = await market.accept(quotedRequest, vendor);
  await market.call(vendor, 'send_message', {
    conversation_id: conversation,
    body: 'Hello',
    idempotency_key: randomUUID(),
  });
  const quote = await market.quote(vendor, lead, 80_000, { photos: [await market.photo(vendor)] });

  const started = await market.agree(owner, vendor);
  await market.call(vendor, 'start_job', { job_id: started.job });
  const delivered = await market.agree(owner, vendor);
  await market.deliver(vendor, delivered.job);
  const completed = await market.agree(owner, vendor);
  await market.deliver(vendor, completed.job);
  await market.call(owner, 'accept_delivery', { job_id: completed.job });
  const sealed = await market.agree(owner, vendor);
  await market.deliver(vendor, sealed.job);
  await market.call(owner, 'accept_delivery', { job_id: sealed.job });
  const review = await market.call<string>(owner, 'submit_review', {
    job_id: sealed.job,
    rating: 4,
    body: 'Good.',
    photos: [await market.reviewPhoto(owner, sealed.job)],
  });
  await market.call(vendor, 'submit_review', { job_id: sealed.job, rating: 5, body: 'Good too.' });
  await market.publishReviews(sealed.job);

  const crew = await market.call<{ id: string; token: string }>(vendor, 'create_crew_link', {
    day: await market.value(`(now() at time zone 'America/Chicago')::date::text`),
  });

  const people = { owner, otherOwner, vendor, otherVendor, suspendedVendor, admin };
  const world: AccessWorld = {
    market,
    ids: people,
    callers: {
      visitor: { role: 'anon' },
      owner: { userId: owner },
      otherOwner: { userId: otherOwner },
      vendor: { userId: vendor },
      otherVendor: { userId: otherVendor },
      suspendedVendor: { userId: suspendedVendor },
      admin: { userId: admin },
      crewLink: { role: 'anon', headers: { 'x-crew-token': crew.token } },
    },
    crewLink: crew.id,
    offered: { request: offered, lead: await market.lead(offered, vendor) },
    quoted: { request: quotedRequest, lead, quote, conversation },
    scheduled: await market.agree(owner, vendor),
    started: { job: started.job },
    delivered: {
      job: delivered.job,
      photo: await market.value('select path from public.job_photos where job_id = $1', [
        delivered.job,
      ]),
    },
    completed: { job: completed.job, review },
    applicants: await addApplicants(market),
    credential: await market.value(
      'select id from public.vendor_credentials where vendor_id = $1',
      [vendor],
    ),
    photo,
    looseObject: await market.photo(owner),
    quietProperty: await market.call(owner, 'add_property', {
      label: 'Cabin',
      address: '3 Quiet Road',
      zip: '78664',
    }),
    rows: {},
  };
  for (const aggregate of Object.values(AGGREGATES)) {
    Object.assign(world.rows, await aggregate.prepare?.(world));
  }
  return world;
}

async function addApplicants(market: Marketplace): Promise<AccessWorld['applicants']> {
  const underReview = await market.applicant();
  const ready = await market.applicant();
  const rejected = await market.applicant();
  await market.database.query(
    `update public.vendor_profiles set zip = '78701', categories = '{arborist}',
       state = (case vendor_id when $1 then 'under_review' when $2 then 'rejected' else 'applied' end)::public.vendor_state
     where vendor_id in ($1, $2, $3)`,
    [underReview, rejected, ready],
  );
  await market.database.query(
    `with insured as (
       insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
       values ($1, 'liability_insurance', 'Issuer', '1', current_date + 100, null),
         ($2, 'liability_insurance', 'Issuer', '1', current_date + 100, now())
       returning id, vendor_id)
     insert into public.credential_documents (credential_id, vendor_id, path)
     select id, vendor_id, vendor_id || '/insurance.pdf' from insured`,
    [ready, underReview],
  );
  return { underReview, ready, rejected };
}
