import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// What administrators verified belongs to the business they verified it for.

let market: Marketplace;
let admin: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
beforeEach(async () => {
  vendor = await market.vendor({ name: 'Whitfield Tree & Crown' });
});
afterAll(() => market.database.close());

const save = (who: string, changes: Record<string, string>) =>
  market.database.as({ userId: who }, (queries) =>
    queries.query(
      `update public.vendor_profiles set ${Object.keys(changes)
        .map((column, place) => `${column} = $${place + 2}`)
        .join(', ')} where vendor_id = $1`,
      [who, ...Object.values(changes)],
    ),
  );
const shown = async (who: string) => {
  const [row] = await market.database.query(
    'select business_name, zip, region from public.vendor_profiles where vendor_id = $1',
    [who],
  );
  return row;
};
const waiting = (who: string) =>
  market.database.query<{ id: string; field: string; proposed: string }>(
    `select id, field, proposed from public.business_proposals
     where vendor_id = $1 and decision is null order by field`,
    [who],
  );
const decide = (proposal: string, decision: string, reason = 'Looked at the policy') =>
  market.call(admin, 'decide_business_proposal', { proposal_id: proposal, decision, reason });
const similar = (who: string, proposed_name?: string) =>
  market.call<{
    accounts: { account_id: string; by: string[]; is_erased: boolean; state: string | null }[];
    insured_as: string[];
  }>(admin, 'similar_accounts', {
    vendor_id: who,
    ...(proposed_name !== undefined && { proposed_name }),
  });

/** The only change that waits. */
async function proposalOf(who: string): Promise<string> {
  const [proposal] = await waiting(who);
  if (!proposal) throw new Error('No change waits.');
  return proposal.id;
}

test('an approved business keeps a ZIP code', async () => {
  expect(
    await refusal(
      market.database.as({ userId: vendor }, (queries) =>
        queries.query('update public.vendor_profiles set zip = null where vendor_id = $1', [
          vendor,
        ]),
      ),
    ),
  ).toMatchObject({ message: 'Enter the ZIP code your crew starts from.' });
  await save(vendor, { zip: '97214' });
  expect(await waiting(vendor)).toMatchObject([{ field: 'zip', proposed: '97214' }]);
});

test('a new name of an approved business waits, and customers see the old one', async () => {
  await save(vendor, { business_name: 'Stolen Name', about: 'We climb.' });
  expect(await shown(vendor)).toMatchObject({ business_name: 'Whitfield Tree & Crown' });
  expect(
    await market.value('select about from public.vendor_profiles where vendor_id = $1', [vendor]),
  ).toBe('We climb.');
  const id = await proposalOf(vendor);
  expect(
    await market.database.query(
      `select subject ->> 'words' as words from private.waiting_cases('businessProposals') where id = $1`,
      [id],
    ),
  ).toEqual([{ words: 'Stolen Name' }]);
  const business = await market.call<{ business_proposals: object[] }>(vendor, 'my_business');
  expect(business.business_proposals).toMatchObject([
    { field: 'business_name', proposed: 'Stolen Name' },
  ]);
});

test.each(['paused', 'suspended'])('the name of a %s business waits too', async (state) => {
  await market.database.query(
    'update public.vendor_profiles set state = $2::public.vendor_state where vendor_id = $1',
    [vendor, state],
  );
  await save(vendor, { business_name: 'Another Name' });
  expect(await shown(vendor)).toMatchObject({ business_name: 'Whitfield Tree & Crown' });
});

test('an applicant, whom nobody has verified, chooses name and state freely', async () => {
  const applicant = await market.applicant();
  await save(applicant, { business_name: 'First Name', zip: '78701' });
  await save(applicant, { business_name: 'Second Name', zip: '97214' });
  expect(await shown(applicant)).toEqual({
    business_name: 'Second Name',
    zip: '97214',
    region: 'OR',
  });
  expect(await waiting(applicant)).toEqual([]);
});

test('a move to another state waits, a move within the state does not', async () => {
  await save(vendor, { zip: '78704' });
  expect(await shown(vendor)).toMatchObject({ zip: '78704' });
  await save(vendor, { zip: '97214' });
  expect(await shown(vendor)).toMatchObject({ zip: '78704', region: 'TX' });
  await decide(await proposalOf(vendor), 'approve');
  expect(await shown(vendor)).toMatchObject({ zip: '97214', region: 'OR' });
});

test.each([
  ['approve', 'Crown & Limb', 'approved'],
  ['refuse', 'Whitfield Tree & Crown', 'not approved'],
])(
  'an administrator can %s it with a reason, which the Pro reads',
  async (decision, name, word) => {
    await save(vendor, { business_name: 'Crown & Limb' });
    const id = await proposalOf(vendor);
    await decide(id, decision);
    expect(await shown(vendor)).toMatchObject({ business_name: name });
    expect(await waiting(vendor)).toEqual([]);
    expect(
      await market.database.query(
        `select o.subject, o.body_text like '%Looked at the policy%' as says_why from private.outbox o
       where o.person_id = $1 and o.kind = 'business_change_decided' and o.channel = 'email'`,
        [vendor],
      ),
    ).toEqual([{ subject: `Your new business name was ${word}`, says_why: true }]);
    expect(
      await market.value(
        `select reason from public.admin_audit where subject_id = $1 and action = $2`,
        [id, `business_proposal.${decision}`],
      ),
    ).toBe('Looked at the policy');
    expect(await refusal(decide(id, decision))).toMatchObject({
      message: 'This change has already been decided.',
    });
  },
);

test('what an administrator reads is what is approved: another wish is another proposal', async () => {
  await save(vendor, { business_name: 'Harmless Name' });
  const id = await proposalOf(vendor);
  await save(vendor, { business_name: 'Harmful Name' });
  expect(await refusal(decide(id, 'approve'))).toMatchObject({
    message: 'The Pro withdrew or replaced this change.',
  });
  expect(await waiting(vendor)).toMatchObject([{ proposed: 'Harmful Name' }]);
});

test('a Pro takes a change back; nobody else can, and only administrators decide', async () => {
  await save(vendor, { business_name: 'Crown & Limb' });
  const proposal_id = await proposalOf(vendor);
  const other = await market.vendor();
  expect(
    await refusal(market.call(other, 'withdraw_business_proposal', { proposal_id })),
  ).toMatchObject({ message: 'This change no longer waits for review.' });
  expect(
    await refusal(
      market.call(vendor, 'decide_business_proposal', {
        proposal_id,
        decision: 'approve',
        reason: 'Mine',
      }),
    ),
  ).toMatchObject({ message: 'Only an administrator can do this.' });
  await market.call(vendor, 'withdraw_business_proposal', { proposal_id });
  expect(await waiting(vendor)).toEqual([]);
});

test('a business that was removed keeps its name', async () => {
  await market.call(admin, 'decide_vendor', {
    vendor_id: vendor,
    decision: 'terminate',
    reason: 'Fraud',
  });
  expect(await refusal(save(vendor, { business_name: 'Clean Slate' }))).toMatchObject({
    message:
      'This business was removed from the marketplace. Its name and state cannot be changed.',
  });
});

test.each([
  'high ridge trees, LLC',
  'The High-Ridge Trees Co.',
  'Hіgh Ridge Trees',
  'HIGH  RIDGE TREES',
])('“%s” is named beside the business that has this name', async (proposed) => {
  const known = await market.vendor({ name: 'High Ridge Trees' });
  expect((await similar(vendor, proposed)).accounts).toContainEqual(
    expect.objectContaining({ account_id: known, by: ['name'], state: 'approved' }),
  );
  expect((await similar(vendor, 'A name of its own')).accounts).toEqual([]);
});

test('the names of an erased and of a terminated business are still known', async () => {
  const erased = await market.vendor({ name: 'Gone With The Chips' });
  await market.database.query('select private.erase_person($1)', [erased]);
  const stopped = await market.vendor({ name: 'Shady Limbs' });
  await market.call(admin, 'decide_vendor', {
    vendor_id: stopped,
    decision: 'terminate',
    reason: 'Fraud',
  });
  expect((await similar(vendor, 'Gone with the chips, Inc.')).accounts).toMatchObject([
    { account_id: erased, by: ['name'], is_erased: true },
  ]);
  expect((await similar(vendor, 'Shady Limbs')).accounts).toMatchObject([
    { account_id: stopped, by: ['name'], state: 'terminated' },
  ]);
});

test('insurance for another name is pointed out', async () => {
  await market.database.query(
    `update public.vendor_credentials set insured_name = 'Whitfield Tree & Crown LLC'
     where vendor_id = $1 and kind = 'liability_insurance'`,
    [vendor],
  );
  expect((await similar(vendor)).insured_as).toEqual([]);
  expect((await similar(vendor, 'Crown & Limb')).insured_as).toEqual([
    'Whitfield Tree & Crown LLC',
  ]);
});
