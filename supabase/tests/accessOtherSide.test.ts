import {
  buildDeals,
  STAGES,
  STANDINGS,
  standingsOf,
  succeeds,
  TRIES,
  type Deal,
  type Stage,
} from './access/otherSide';
import { STATE_CHECKS, type StateCheck } from './access/stateChecks';
import { becomeCaller } from './support/database';
import { openMarketplace, type Marketplace } from './support/marketplace';
import { rolledBack } from './support/rolledBack';

const OWNER_GONE = 'ownerSuspended ownerErased';
const ALWAYS = STANDINGS.join(' ');
const UNTIL_ERASED = STANDINGS.filter((standing) => !/erased/i.test(standing)).join(' ');
const READ_BY_OWNER = {
  'reads the Pro': `approved paused ${OWNER_GONE}`,
  'reads credentials': `approved ${OWNER_GONE}`,
  'reads the request': ALWAYS,
  'reads access notes': ALWAYS.replace(' ownerErased', ''),
  'reads the lead': ALWAYS,
  'reads the quote': ALWAYS,
  'reads the conversation': ALWAYS,
};
const READ_BY_VENDOR = {
  ...READ_BY_OWNER,
  'reads the Pro': ALWAYS,
  'reads credentials': ALWAYS.replace(' erased', ''),
};

/** What either side may do while one side has a standing, for one stage. */
type Listed = Record<'owner' | 'vendor', Record<string, string>>;

const QUOTED: Listed = {
  owner: {
    ...READ_BY_OWNER,
    'shares contact': 'approved',
    'accepts the quote': 'approved',
    writes: 'approved',
  },
  vendor: { ...READ_BY_VENDOR, 'reads access notes': 'approved', writes: 'approved' },
};

/** Of what is listed, the standings that a stage has. */
const within = (stage: Stage, listed: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(listed).map(([name, standings]) => [
      name,
      standings
        .split(' ')
        .filter((standing) => standingsOf(stage).some((one) => one === standing))
        .join(' '),
    ]),
  );

const NOT_YET = { 'reads the quote': '', 'reads the conversation': '' };

/** For which standings each side of a deal can do what; what is not listed, for none. */
const ALLOWED: Readonly<Record<Stage, Listed>> = {
  // Before the Pro takes the request, both know of each other and nothing more passes between them.
  offered: {
    owner: within('offered', { ...READ_BY_OWNER, ...NOT_YET }),
    vendor: within('offered', { ...READ_BY_VENDOR, ...NOT_YET, 'reads access notes': 'approved' }),
  },
  // A side that stops ends everything that is not agreed.
  quoted: QUOTED,
  // History, with nobody to write to.
  withdrawn: {
    owner: READ_BY_OWNER,
    vendor: { ...READ_BY_VENDOR, 'reads access notes': '' },
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
    vendor: {
      ...READ_BY_VENDOR,
      'reads access notes': UNTIL_ERASED,
      'reads the job': ALWAYS,
      'has contact details': UNTIL_ERASED,
      writes: UNTIL_ERASED,
      'starts the job': UNTIL_ERASED,
    },
  },
  // The checks alone refuse the same; only the place is still shown, since the lead has not ended.
  forced: {
    owner: within('forced', QUOTED.owner),
    vendor: {
      ...within('forced', QUOTED.vendor),
      'reads access notes': standingsOf('forced').join(' '),
    },
  },
  // Two in good standing can still write, masked, about what became of the job; contact and the place are over.
  calledOff: {
    owner: within('calledOff', {
      ...READ_BY_OWNER,
      'reads the job': ALWAYS,
      'shares contact': '',
      writes: 'approved',
    }),
    vendor: within('calledOff', {
      ...READ_BY_VENDOR,
      'reads access notes': '',
      'reads the job': ALWAYS,
      writes: 'approved',
    }),
  },
};

let market: Marketplace;
let deals: Map<string, Deal>;
beforeAll(async () => {
  market = await openMarketplace();
  deals = await buildDeals(market);
});
afterAll(() => market.database.close());

async function standingsWhere(
  stage: Stage,
  side: 'owner' | 'vendor',
  name: string,
): Promise<string> {
  const found: string[] = [];
  for (const standing of standingsOf(stage)) {
    const deal = deals.get(`${stage} ${standing}`);
    if (!deal) throw new Error('The deal was not built.');
    const isPossible = await rolledBack(market.database, async (queries) => {
      await becomeCaller(queries, { userId: deal[side] });
      return succeeds(queries, deal, name);
    });
    if (isPossible) found.push(standing);
  }
  return found.join(' ');
}

/** What one side of a stage can do, for every try. */
async function answersOf(stage: Stage, side: 'owner' | 'vendor'): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const name of Object.keys(TRIES)) answers[name] = await standingsWhere(stage, side, name);
  return answers;
}

const listedFor = (stage: Stage, side: 'owner' | 'vendor') => ({
  ...Object.fromEntries(Object.keys(TRIES).map((name) => [name, ''])),
  ...ALLOWED[stage][side],
});

describe.each(STAGES)('%s', (stage) => {
  test.each(['owner', 'vendor'] as const)(
    'what the %s can do depends on both sides',
    async (side) => {
      expect(await answersOf(stage, side)).toEqual(listedFor(stage, side));
      console.log(
        `${stage}, ${side}: ${Object.keys(TRIES).length * standingsOf(stage).length} tries as listed`,
      );
    },
  );
});

/** Whether anything is other than listed once a check is gone; the check is put back. */
async function isNoticed({ of, check, without }: StateCheck): Promise<boolean> {
  const source = await market.value<string>('pg_get_functiondef($1::regprocedure)', [of]);
  expect({ of, found: source.includes(check) }).toEqual({ of, found: true });
  await market.database.script(source.replace(check, () => without));
  try {
    for (const stage of STAGES) {
      for (const side of ['owner', 'vendor'] as const) {
        const answers = await answersOf(stage, side);
        const listed: Record<string, string> = listedFor(stage, side);
        if (Object.keys(listed).some((name) => listed[name] !== answers[name])) return true;
      }
    }
    return false;
  } finally {
    await market.database.script(source);
  }
}

const noticed: string[] = [];
afterAll(() =>
  console.log(`Checks of a state taken out: ${noticed.length} of ${STATE_CHECKS.length} noticed`),
);

test.each(STATE_CHECKS)('taking out the check of $name is noticed', async (check) => {
  expect(await isNoticed(check)).toBe(true);
  noticed.push(check.name);
});
