import { buildDeals, STANDINGS, succeeds, TRIES, type Deal, type Stage } from './access/otherSide';
import { openMarketplace, type Marketplace } from './support/marketplace';

const ALWAYS = STANDINGS.join(' ');
const UNTIL_ERASED = ALWAYS.replace(' erased', '');
const READ_BY_OWNER = {
  'reads the Pro': 'approved paused',
  'reads credentials': 'approved',
  'reads the request': ALWAYS,
  'reads access notes': ALWAYS,
  'reads the lead': ALWAYS,
  'reads the quote': ALWAYS,
  'reads the conversation': ALWAYS,
};
const READ_BY_PRO = {
  ...READ_BY_OWNER,
  'reads the Pro': ALWAYS,
  'reads credentials': UNTIL_ERASED,
};

/** For which standings of its Pro each side of a deal can do what; what is not listed, for none. */
const ALLOWED: Readonly<Record<Stage, Record<'owner' | 'pro', Record<string, string>>>> = {
  // A business that stops ends everything that is not agreed.
  quoted: {
    owner: {
      ...READ_BY_OWNER,
      'shares contact': 'approved',
      'accepts the quote': 'approved',
      writes: 'approved',
    },
    pro: { ...READ_BY_PRO, 'reads access notes': 'approved', writes: 'approved' },
  },
  // What was agreed continues, with contact for the job.
  hired: {
    owner: {
      ...READ_BY_OWNER,
      'reads the job': ALWAYS,
      'has contact details': UNTIL_ERASED,
      'shares contact': UNTIL_ERASED,
      writes: UNTIL_ERASED,
    },
    pro: {
      ...READ_BY_PRO,
      'reads access notes': UNTIL_ERASED,
      'reads the job': ALWAYS,
      'has contact details': UNTIL_ERASED,
      writes: UNTIL_ERASED,
      'starts the job': UNTIL_ERASED,
    },
  },
};

let market: Marketplace;
let deals: Map<string, Deal>;
beforeAll(async () => {
  market = await openMarketplace();
  deals = await buildDeals(market);
});
afterAll(() => market.database.close());

class TakeBack extends Error {}

async function standingsWhere(stage: Stage, side: 'owner' | 'pro', name: string): Promise<string> {
  const found: string[] = [];
  for (const standing of STANDINGS) {
    const deal = deals.get(`${stage} ${standing}`);
    if (!deal) throw new Error('The deal was not built.');
    await market.database
      .as({ userId: deal[side] }, async (queries) => {
        if (await succeeds(queries, deal, name)) found.push(standing);
        throw new TakeBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TakeBack)) throw error;
      });
  }
  return found.join(' ');
}

describe.each(['quoted', 'hired'] as const)('%s', (stage) => {
  test.each(['owner', 'pro'] as const)('what the %s can do depends on the Pro', async (side) => {
    const answers: Record<string, string> = {};
    for (const name of Object.keys(TRIES)) answers[name] = await standingsWhere(stage, side, name);
    const none = Object.fromEntries(Object.keys(TRIES).map((name) => [name, '']));
    expect(answers).toEqual({ ...none, ...ALLOWED[stage][side] });
    console.log(
      `${stage}, ${side}: ${Object.keys(TRIES).length * STANDINGS.length} tries as listed`,
    );
  });
});
