import { randomUUID } from 'node:crypto';
import { requestInput } from '../support/inputs';
import { mine, row, SIDES, SIGNED_IN, uuid, type Aggregate } from './aggregate';
import type { AccessWorld } from './world';

/** A request in New York, where the world has no Pro, and why something is done about it. */
const lonelyRequest = async ({ market }: AccessWorld) => ({
  request_id: (
    await market.submit(await market.owner(), {
      property: { address: '1 Far Street', zip: '10001', label: 'Home' },
    })
  ).id,
  reason: 'Asked by phone',
  idempotency_key: randomUUID(),
});

export const requests: Aggregate = {
  tables: {
    'public.properties': { target: mine('owner_id', 'owner'), select: 'owner' },
    'public.property_trees': {
      target: (world) => `id = ${uuid(row(world, 'tree'))}`,
      select: 'owner',
    },
    'public.property_tree_events': {
      target: (world) => `tree_id = ${uuid(row(world, 'tree'))}`,
      select: 'owner',
    },
    'public.care_rules': { target: () => `code = 'oak_wilt_tx'`, select: SIGNED_IN },
    'public.care_reminders': {
      target: (world) => `tree_id = ${uuid(row(world, 'tree'))}`,
      select: 'owner',
    },
    'public.service_requests': { target: mine('owner_id', 'owner'), select: SIDES },
    'public.request_trees': {
      target: (world) => `request_id = ${uuid(world.offered.request)}`,
      select: SIDES,
    },
    'public.request_access': {
      target: (world) => `request_id = ${uuid(world.offered.request)}`,
      select: 'owner vendor',
    },
    'public.request_photos': {
      target: (world) => `request_id = ${uuid(world.offered.request)}`,
      select: 'owner vendor',
    },
    'public.request_letters': {
      target: (world) => `id = ${uuid(row(world, 'letter'))}`,
      select: 'owner',
    },
    'public.request_drafts': {
      target: (world) => `key = ${uuid(row(world, 'draft'))}`,
      select: 'owner',
    },
  },
  functions: {
    leave_request_draft: {
      allowed: 'visitor crewLink',
      given: () => ({ key: randomUUID(), answers: { submission: requestInput() } }),
    },
    request_draft_status: {
      allowed: 'everyone',
      given: (world) => ({ key: row(world, 'draft') }),
    },
    save_request_draft: {
      allowed: 'owner otherOwner',
      given: () => ({ key: randomUUID(), answers: { step: 'trees' } }),
    },
    discard_request_draft: {
      allowed: 'owner otherOwner',
      given: (world) => ({ key: row(world, 'draft') }),
    },
    my_pressing_requests: { allowed: 'owner otherOwner', given: () => ({}) },
    add_property: {
      allowed: 'owner otherOwner',
      given: () => ({ label: 'Garden', address: '5 New Street', zip: '78704' }),
    },
    update_property: {
      allowed: 'owner',
      given: (world) => ({
        property_id: world.quietProperty,
        label: 'Lake cabin',
        address: '4 Quiet Road',
        zip: '78704',
      }),
    },
    correct_property_zone: {
      allowed: 'owner',
      given: (world) => ({ property_id: world.quietProperty, time_zone: 'America/Phoenix' }),
    },
    correct_zip_zone: {
      allowed: 'admin',
      given: () => ({ zip: '78704', time_zone: 'America/Denver', reason: 'It is an hour off' }),
    },
    remove_property: {
      allowed: 'owner',
      given: (world) => ({ property_id: world.quietProperty }),
    },
    import_properties: {
      allowed: 'owner otherOwner',
      given: () => ({
        rows: [{ label: 'Lot 1', address: '1 Long Lane', zip: '78704' }],
        idempotency_key: randomUUID(),
      }),
    },
    import_property_trees: {
      allowed: 'owner otherOwner',
      given: () => ({
        rows: [{ property: '1 Long Lane', label: 'Oak', height_m: 9 }],
        idempotency_key: randomUUID(),
      }),
    },
    admin_find_requests: {
      allowed: 'admin',
      given: () => ({ words: 'austin oak', states: '{open}' }),
    },
    find_my_requests: {
      allowed: 'owner otherOwner',
      given: () => ({ words: 'oak', sort: 'newest' }),
    },
    count_my_requests: { allowed: 'owner otherOwner', given: () => ({}) },
    my_property_figures: {
      allowed: 'owner otherOwner',
      given: (world) => ({ properties: `{${world.quietProperty}}` }),
    },
    my_spending: { allowed: 'owner otherOwner', given: () => ({}) },
    my_trees_needing_care: { allowed: 'owner otherOwner', given: () => ({}) },
    save_property_tree: {
      allowed: 'owner',
      given: (world) => ({
        property_id: world.quietProperty,
        tree_id: row(world, 'tree'),
        facts: { label: 'Old oak', species: 'Live oak', height_m: 9 },
      }),
    },
    remove_property_tree: {
      allowed: 'owner',
      given: (world) => ({ tree_id: row(world, 'tree'), reason: 'Fell in a storm' }),
    },
    submit_request: {
      allowed: 'owner otherOwner',
      given: () => ({
        input: { ...requestInput(), property: { address: '7 Fresh Lane', zip: '78704' } },
        idempotency_key: randomUUID(),
      }),
    },
    repeat_request: {
      allowed: 'owner',
      given: (world) => ({ request_id: world.offered.request }),
    },
    cancel_request: {
      allowed: 'owner admin',
      given: (world) => ({ request_id: world.offered.request, reason: 'No longer needed' }),
    },
    admin_request: { allowed: 'admin', given: (world) => ({ request_id: world.offered.request }) },
    admin_find_vendors: {
      allowed: 'admin',
      given: (world) => ({ request_id: world.offered.request, name: 'Pro' }),
    },
    // Of owners nobody else needs, whose requests found no Pro.
    admin_match_again: { allowed: 'admin', given: lonelyRequest },
    admin_extend_request: { allowed: 'admin', given: lonelyRequest },
    admin_close_request: { allowed: 'admin', given: lonelyRequest },
    admin_offer_request: {
      allowed: 'admin',
      given: async (world) => ({
        ...(await lonelyRequest(world)),
        vendor_id: await world.market.vendor({ zip: '78701' }),
      }),
    },
    admin_write_to_owner: {
      allowed: 'admin',
      given: (world) => ({
        request_id: world.offered.request,
        body: 'We keep looking.',
        idempotency_key: randomUUID(),
      }),
    },
    admin_note_request: {
      allowed: 'admin',
      given: (world) => ({
        request_id: world.offered.request,
        body: 'Call in May.',
        idempotency_key: randomUUID(),
      }),
    },
    answer_letter: {
      allowed: 'owner',
      given: (world) => ({ request_id: world.offered.request, body: 'Thank you.' }),
    },
    confirm_still_needed: {
      allowed: 'owner',
      given: (world) => ({ request_id: row(world, 'request no Pro was found for') }),
    },
    change_request: {
      allowed: 'owner',
      given: (world) => ({
        request_id: row(world, 'request where no Pro works'),
        timing: 'flexible',
        description: 'Any day will do.',
      }),
    },
    ask_vendor: {
      allowed: 'owner',
      given: (world) => ({
        request_id: row(world, 'request no Pro was found for'),
        vendor_id: row(world, 'vendor in a town of its own'),
      }),
    },
    ask_again: {
      allowed: 'owner',
      given: (world) => ({ request_id: row(world, 'request every Pro has passed on') }),
    },
    reject_request_as_spam: {
      allowed: 'admin',
      given: (world) => ({ request_id: world.offered.request, reason: 'Advertising' }),
    },
  },
  async prepare({ market, ids, quietProperty, offered }) {
    const { id: tree } = await market.call<{ id: string }>(ids.owner, 'save_property_tree', {
      property_id: quietProperty,
      tree_id: null,
      facts: { label: 'Oak', species: 'Live oak', height_m: 8 },
    });
    const draft = randomUUID();
    await market.call(ids.owner, 'save_request_draft', { key: draft, answers: { step: 'trees' } });
    const { id: letter } = await market.call<{ id: string }>(ids.admin, 'admin_write_to_owner', {
      request_id: offered.request,
      body: 'We keep looking.',
      idempotency_key: randomUUID(),
    });
    // A town of its own: nobody else's lists change.
    await market.database.query(
      `insert into public.zip_codes (zip, city, state, latitude, longitude, time_zone)
       values ('59001', 'Absarokee', 'MT', 45.52, -109.44, 'America/Denver') on conflict do nothing`,
    );
    const request = (address: string) =>
      market.submit(ids.owner, { property: { address, zip: '59001' } });
    const unfound = await request('1 Rose Lane');
    const lonely = await market.submit(ids.owner, {
      property: { address: '3 Rose Lane', zip: '10001' },
    });
    const vendor = await market.vendor({ zip: '59001' });
    const passed = await request('2 Rose Lane');
    await market.database.query(`select private.transition('lead', $1, 'expire', 'timer')`, [
      await market.lead(passed.id, vendor),
    ]);
    // Both stay as they are when the clock runs.
    await market.database.query(
      `delete from private.timers where event = 'rematch' and subject_id = any ($1)`,
      [[vendor, unfound.id, passed.id]],
    );
    return {
      tree,
      draft,
      letter,
      'request no Pro was found for': unfound.id,
      'request where no Pro works': lonely.id,
      'request every Pro has passed on': passed.id,
      'vendor in a town of its own': vendor,
    };
  },
};
