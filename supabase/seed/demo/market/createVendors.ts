import { createAccounts } from '../accounts';
import { addVendorDetails, drawPictures } from './vendorDetails';
import type { VendorFacts } from './vendorFacts';
import type { DemoContext } from '../demoContext';

export interface DemoVendor extends VendorFacts {
  id: string;
}

/**
 * Creates accounts for Pros and takes each through the real application: the Pro fills in the
 * business and submits, an administrator verifies credentials and decides. All are marked is_demo.
 */
export async function createVendors(
  context: DemoContext,
  facts: readonly VendorFacts[],
): Promise<DemoVendor[]> {
  const vendors = facts.map((vendor) => ({ ...vendor, id: context.random.uuid() }));
  await createAccounts(
    { query: context.asProduct },
    vendors.map((vendor) => ({
      id: vendor.id,
      email: vendor.email,
      userType: 'vendor' as const,
      fullName: vendor.ownerName,
      businessName: vendor.businessName,
      zip: vendor.zip,
    })),
  );
  // Begun for all, because they are drawn beside the database's work.
  const pictures = vendors.map(drawPictures);
  for (const [number, vendor] of vendors.entries()) {
    await describeBusiness(context, vendor);
    await addVendorDetails(context, vendor, (await pictures[number]) ?? null);
    await decide(context, vendor);
    if (vendor.plan) await subscribe(context, vendor.id, vendor.plan);
    await context.asProduct('select pg_temp.move_vendor($1, $2)', [
      vendor.id,
      context.ago(vendor.joinedDaysAgo * 24),
    ]);
  }
  return vendors;
}

/** Larger crews insure two million dollars, the others one. */
const LARGE_CREW = 6;

async function describeBusiness(context: DemoContext, vendor: DemoVendor): Promise<void> {
  await context.as(
    vendor.id,
    `update public.vendor_profiles
     set about = $2, service_radius_km = $3, crew_size = $4, founded_year = $5,
       categories = $6::text[]::public.service_category[], quote_terms = $7
     where vendor_id = $1`,
    [
      vendor.id,
      vendor.about,
      vendor.radiusKm,
      vendor.crewSize,
      vendor.foundedYear,
      vendor.categories,
      vendor.terms ?? null,
    ],
  );
  await context.as(
    vendor.id,
    `insert into public.vendor_credentials
       (vendor_id, kind, issuer, number, expires_on, insured_name, insured_cents)
     select $1, c.kind, c.issuer, c.number, current_date + c."expiresInDays",
       case when c.kind = 'liability_insurance' then $3 end,
       case when c.kind = 'liability_insurance' then $4::bigint end
     from jsonb_to_recordset($2::jsonb) c (kind public.credential_kind, issuer text, number text, "expiresInDays" int)`,
    [
      vendor.id,
      JSON.stringify(vendor.credentials),
      vendor.businessName,
      vendor.crewSize > LARGE_CREW ? 200_000_000 : 100_000_000,
    ],
  );
  await context.as(
    vendor.id,
    `insert into public.vendor_equipment (vendor_id, kind, quantity)
     select $1, e.kind, e.quantity from jsonb_to_recordset($2::jsonb) e (kind public.equipment_kind, quantity int)`,
    [vendor.id, JSON.stringify(vendor.equipment)],
  );
  await context.as(
    vendor.id,
    `insert into public.vendor_prices (vendor_id, label, unit, category, price_cents)
     select $1, p.label, p.unit, case
         when p.label like 'Removal%' then 'tree_removal'
         when p.label like 'Pruning%' then 'maintenance'
         when p.label like 'Stump%' then 'stump_grinding'
         when p.label like 'Arborist%' then 'arborist'
       end::public.service_category, p.price_cents
     from jsonb_to_recordset($2::jsonb) p (label text, unit public.price_unit, price_cents int)`,
    [vendor.id, JSON.stringify(vendor.prices)],
  );
}

const DECISIONS = {
  approved: [['approve', 'All documents checked.']],
  paused: [['approve', 'All documents checked.']],
  suspended: [
    ['approve', 'All documents checked.'],
    ['suspend', 'Two owners reported work left unfinished. Waiting for the Pro to answer.'],
  ],
  rejected: [['reject', 'The insurance certificate names another business.']],
  documents_pending: [
    [
      'request_documents',
      'The workers’ compensation certificate cannot be read. Please add it again.',
    ],
  ],
  under_review: [],
} as const;

async function decide(context: DemoContext, vendor: DemoVendor): Promise<void> {
  if (vendor.standing === 'applied') return;
  await context.as(vendor.id, 'select public.submit_vendor_application()');
  await context.as(
    context.adminId,
    `select public.verify_credential((c ->> 'id')::uuid, 'Certificate number confirmed with the issuer')
     from public.vendor_records(array[$1]::uuid[]) r, jsonb_array_elements(r -> 'vendor_credentials') c
     where c ->> 'number' = any ($2::text[])`,
    [
      vendor.id,
      vendor.credentials
        .filter((credential) => credential.verified)
        .map((credential) => credential.number),
    ],
  );
  for (const [decision, reason] of DECISIONS[vendor.standing]) {
    await context.as(context.adminId, 'select public.decide_vendor($1, $2, $3)', [
      vendor.id,
      decision,
      reason,
    ]);
  }
  if (vendor.standing === 'paused') {
    await context.as(vendor.id, `select public.pause_business('Away until the crew is back')`);
  }
  if (vendor.standing === 'approved') {
    await context.asProduct(
      `select private.post_tokens($1, 'grant', 250, null, 'Demo tokens to try leads with', $2)`,
      [vendor.id, `demo:${vendor.id}`],
    );
  }
}

async function subscribe(context: DemoContext, vendorId: string, tier: string): Promise<void> {
  await context.onBehalfOf(
    context.adminId,
    `with subscription as (
       insert into public.vendor_subscriptions (vendor_id, plan_id, current_period_end)
       select $1, id, now() + interval '25 days' from public.subscription_plans where tier = $2
       returning id
     )
     select id from subscription`,
    [vendorId, tier],
  );
  await context.onBehalfOf(
    context.adminId,
    `select private.transition('subscription', id, 'activate', 'admin', 'Demo plan')
     from public.vendor_subscriptions where vendor_id = $1`,
    [vendorId],
  );
}
