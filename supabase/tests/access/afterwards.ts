import { openMarketplace, type Marketplace } from '../support/marketplace';

/** Who once had to do with a deal, or with the office, and has no more; or has not entered the code for it. */
export const FORMER = [
  'declined',
  'lost',
  'terminated',
  'canceled',
  'formerAdmin',
  'adminWithoutCode',
  'erasedOwner',
  'erasedVendor',
] as const;
export type FormerName = (typeof FORMER)[number];

/** The ids of a deal that has ended for one of its sides; those it never had are another's of the request. */
export interface EndedDeal {
  request: string;
  lead: string;
  quote: string;
  conversation: string;
  job: string;
  photo: string;
}

/** Deals after they have ended for one of the callers, and who they are. */
export interface Afterwards {
  market: Marketplace;
  callers: Record<FormerName, { userId: string; aal?: 'aal1' }>;
  /** The deal each of them had to do with. */
  deals: Record<FormerName, EndedDeal>;
}

/** Where former deals are built: on the market of others, with one of its owners, won by one of its Pros. */
export interface Place {
  market: Marketplace;
  owner: string;
  winner: string;
  admin: string;
}

async function openPlace(): Promise<Place> {
  const market = await openMarketplace();
  const [admin, owner] = [await market.admin(), await market.owner()];
  return { market, admin, owner, winner: await market.vendor({ crewSize: 20, tokens: 300 }) };
}

/** Asks for work with a photo and access notes; has its deals made. */
async function ask({ market, owner, winner }: Place, who = owner) {
  const photo = await market.photo(who);
  const { id } = await market.submit(who, { photos: [photo], access_notes: 'Gate code 4711' });
  /** A Pro takes part up to a quote, with the owner's contact details. */
  const join = async (vendor: string) => {
    const { lead, conversation } = await market.accept(id, vendor);
    await market.call(who, 'share_contact', { lead_id: lead });
    return {
      request: id,
      photo,
      lead,
      conversation,
      quote: await market.quote(vendor, lead, 70_000),
    };
  };
  /** The winner is hired instead; returns the deal as it is then. */
  const lose = async () => {
    const won = await join(winner);
    return { ...won, job: await market.award(who, won.quote) };
  };
  return { id, photo, join, lose };
}

/** Builds a deal for each former caller; each had everything a Pro of it, or its owner, can have. */
export async function buildAfterwards(given?: Place): Promise<Afterwards> {
  const place = given ?? (await openPlace());
  const { market, admin, owner } = place;
  const formerAdmin = await market.admin();
  const adminWithoutCode = await market.admin();
  await market.database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [adminWithoutCode],
  );
  const [declined = '', lost = '', terminated = '', canceled = ''] = await market.vendors(4, {
    crewSize: 20,
    tokens: 300,
  });

  const refused = await ask(place);
  const refusedLead = await market.lead(refused.id, declined);
  await market.call(declined, 'decline_lead', { lead_id: refusedLead, reason: 'Too far' });
  const declinedDeal = { ...(await refused.lose()), lead: refusedLead };

  const contested = await ask(place);
  const losing = await contested.join(lost);
  const lostDeal = { ...(await contested.lose()), ...losing };

  const stopped = await ask(place);
  const ending = await stopped.join(terminated);
  await market.call(admin, 'decide_vendor', {
    vendor_id: terminated,
    decision: 'terminate',
    reason: 'Fraud',
  });
  const terminatedDeal = { ...(await stopped.lose()), ...ending };

  const sold = await ask(place);
  const hired = await sold.join(canceled);
  const job = await market.award(owner, hired.quote);
  await market.call(owner, 'cancel_job', { job_id: job, reason: 'Sold', look_further: false });

  // Only now, when one Pro fewer competes for the offers.
  const erasedVendor = await market.vendor({ crewSize: 20, tokens: 300 });
  const closing = await ask(place);
  const closed = await closing.join(erasedVendor);
  const closedDeal = { ...(await closing.lose()), ...closed };
  await market.value('private.erase_person($1)', [erasedVendor]);

  const erasedOwner = await market.owner();
  const leaving = await ask(place, erasedOwner);
  const left = await leaving.join(place.winner);
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
      adminWithoutCode: { userId: adminWithoutCode, aal: 'aal1' },
      erasedOwner: { userId: erasedOwner },
      erasedVendor: { userId: erasedVendor },
    },
    deals: {
      declined: declinedDeal,
      lost: lostDeal,
      terminated: terminatedDeal,
      canceled: { ...hired, job },
      formerAdmin: lostDeal,
      adminWithoutCode: lostDeal,
      // Nobody was hired; the job is another's.
      erasedOwner: { ...left, job: lostDeal.job },
      erasedVendor: closedDeal,
    },
  };
}
