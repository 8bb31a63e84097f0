import type { Caller } from '../support/database';
import { openMarketplace, type Marketplace } from '../support/marketplace';

/** Who once had to do with a deal, or with the office, and has no more. */
export const FORMER = [
  'declined',
  'lost',
  'terminated',
  'canceled',
  'formerAdmin',
  'erasedOwner',
] as const;
export type FormerName = (typeof FORMER)[number];

/** A deal after it has ended for one of the callers, and who they are. */
export interface Afterwards {
  market: Marketplace;
  callers: Record<FormerName, Caller>;
  /** The request each of them had to do with. */
  requests: Record<FormerName, string>;
  /** The photo of each request, by the request. */
  photos: Map<string, string>;
}

/** Builds a deal for each former caller; each had everything a Pro of it, or its owner, can have. */
export async function buildAfterwards(): Promise<Afterwards> {
  const market = await openMarketplace();
  const admin = await market.admin();
  const formerAdmin = await market.admin();
  const owner = await market.owner();
  const [declined = '', lost = '', terminated = '', canceled = '', winner = ''] = await market.pros(
    5,
    { crewSize: 20, tokens: 300 },
  );
  const photos = new Map<string, string>();
  const ask = async (who = owner) => {
    const photo = await market.photo(who);
    const { id } = await market.submit(who, { photos: [photo], access_notes: 'Gate code 4711' });
    photos.set(id, photo);
    return id;
  };

  const declinedRequest = await ask();
  await market.call(declined, 'decline_lead', {
    lead_id: await market.lead(declinedRequest, declined),
    reason: 'Too far',
  });
  const lostRequest = await ask();
  const losing = await market.accept(lostRequest, lost);
  await market.call(owner, 'share_contact', { lead_id: losing.lead });
  await market.quote(lost, losing.lead, 70_000);
  const winning = await market.accept(lostRequest, winner);
  await market.award(owner, await market.quote(winner, winning.lead, 60_000));

  const terminatedRequest = await ask();
  const ending = await market.accept(terminatedRequest, terminated);
  await market.call(owner, 'share_contact', { lead_id: ending.lead });
  await market.quote(terminated, ending.lead, 70_000);
  await market.call(admin, 'decide_vendor', {
    vendor_id: terminated,
    decision: 'terminate',
    reason: 'Fraud',
  });

  const canceledRequest = await ask();
  const hired = await market.accept(canceledRequest, canceled);
  const job = await market.award(owner, await market.quote(canceled, hired.lead, 60_000));
  await market.call(owner, 'cancel_job', { job_id: job, reason: 'Sold', look_further: false });

  const erasedOwner = await market.owner();
  const erasedRequest = await ask(erasedOwner);
  const caller = { userId: erasedOwner };
  await market.value('private.erase_person($1)', [erasedOwner]);
  await market.database.query(`update public.profiles set user_type = 'owner' where id = $1`, [
    formerAdmin,
  ]);
  return {
    market,
    callers: {
      declined: { userId: declined },
      lost: { userId: lost },
      terminated: { userId: terminated },
      canceled: { userId: canceled },
      formerAdmin: { userId: formerAdmin },
      erasedOwner: caller,
    },
    requests: {
      declined: declinedRequest,
      lost: lostRequest,
      terminated: terminatedRequest,
      canceled: canceledRequest,
      formerAdmin: lostRequest,
      erasedOwner: erasedRequest,
    },
    photos,
  };
}
