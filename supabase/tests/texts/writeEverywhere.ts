import { randomUUID } from 'node:crypto';
import { storeAttachment } from '../support/attachment';
import type { Marketplace } from '../support/marketplace';

/** Contact details short enough for every column. */
export const CONTACT = 'call 512-555-0177 or ada@example.com';

/** What of them must not be found anywhere. */
export const FOUND = /555-0177|ada@example/;

const line = (choice_option: string) => ({
  description: CONTACT,
  quantity: 1,
  unit_price_cents: 50_000,
  choice: 1,
  choice_option,
});

async function aboutBusiness(market: Marketplace, vendor: string): Promise<void> {
  const picture = `${vendor}/${randomUUID()}.jpg`;
  await market.database.as({ userId: vendor }, async (queries) => {
    await queries.query(
      `update public.vendor_profiles set about = $2, quote_terms = $2 where vendor_id = $1`,
      [vendor, CONTACT],
    );
    await queries.query(
      `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on)
       values ($1, 'traq', $2, '1', current_date + 9)`,
      [vendor, CONTACT],
    );
    await queries.query(
      `insert into storage.objects (bucket_id, name, owner) values ('vendor-media', $1, $2)`,
      [picture, vendor],
    );
  });
  await market.call(vendor, 'add_media', { path: picture, kind: 'photo', caption: CONTACT });
}

/** An owner and Pros who put contact details into everything they write before any are shared. */
export async function writeEverywhere(market: Marketplace): Promise<void> {
  const owner = await market.owner();
  const [vendor = '', declining = '', pausing = ''] = await market.vendors(3);
  await aboutBusiness(market, vendor);
  await market.call(pausing, 'pause_business', { reason: CONTACT });

  const { id } = await market.submit(owner, {
    description: CONTACT,
    access_notes: CONTACT,
    trees: [{ species: CONTACT, height_m: 12, diameter_cm: 40, condition: 'dead' }],
    contact: { first_name: CONTACT, last_name: 'Byron', phone: '+15125550177' },
  });
  await market.call(declining, 'decline_lead', {
    lead_id: await market.lead(id, declining),
    reason: CONTACT,
  });
  const { lead, conversation } = await market.accept(id, vendor);
  const line_items = [line('With'), line('Without')];
  const quote = await market.quote(vendor, lead, 0, { line_items, message: CONTACT });
  await market.call(owner, 'request_quote_changes', { quote_id: quote, note: CONTACT });
  const file = `${owner}/${randomUUID()}.pdf`;
  await storeAttachment(market.database, file);
  await market.call(owner, 'send_message', {
    conversation_id: conversation,
    body: CONTACT,
    idempotency_key: randomUUID(),
    attachments: [{ path: file, name: `${CONTACT}.pdf` }],
  });

  // Reviews stay in public whatever the two have shared.
  const again = await market.quote(vendor, lead, 90_000);
  const job = await market.award(owner, again);
  // Work done at once is doubted, and its review waits.
  await market.database.query(
    `update public.jobs set created_at = now() - interval '2 hours' where id = $1`,
    [job],
  );
  await market.deliver(vendor, job);
  await market.call(owner, 'accept_delivery', { job_id: job });
  const review = await market.call<string>(owner, 'submit_review', {
    job_id: job,
    rating: 5,
    body: CONTACT,
  });
  await market.call(vendor, 'submit_review', { job_id: job, rating: 5, body: CONTACT });
  await market.publishReviews(job);
  await market.call(vendor, 'reply_to_review', { review_id: review, reply: CONTACT });
}
