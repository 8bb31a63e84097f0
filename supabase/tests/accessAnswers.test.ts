import { buildAfterwards, FORMER, type Afterwards } from './access/afterwards';
import { buildAccessWorld } from './access/buildAccessWorld';
import { argumentsOf } from './access/callArguments';
import { callOf } from './access/calls';
import { FUNCTIONS } from './access/matrix';
import { answerOf, seedSecrets, type Secret } from './access/secrets';
import { STAND_INS, standingIn, worldOf } from './access/standIns';
import { CALLERS, type AccessWorld, type CallerName } from './access/world';

// The matrix says whom a function answers. Here is what it answers them: every function is called by everyone,
// and what comes back is searched for what the one who asked must not know.

/** A caller by name, in the world where their place is. */
interface Asking {
  readonly name: string;
  readonly caller: CallerName;
  readonly there: AccessWorld;
}

let world: AccessWorld;
let past: Afterwards;
let asking: Asking[];
let secrets: Secret[];
let winner: { id: string; name: string };

beforeAll(async () => {
  world = await buildAccessWorld();
  const { market, ids } = world;
  past = await buildAfterwards({ market, owner: ids.owner, winner: ids.vendor, admin: ids.admin });
  const quoting = await buildQuoting(world);
  secrets = await seedSecrets(world, { ...ids, quoting: quoting.there.ids.otherVendor });
  winner = { id: ids.vendor, name: 'Winning Oaks Company' };
  await market.database.query(
    'update public.vendor_profiles set business_name = $2 where vendor_id = $1',
    [winner.id, winner.name],
  );
  asking = [
    ...CALLERS.map((caller) => ({ name: caller, caller, there: world })),
    ...FORMER.map((name) => ({
      name,
      caller: STAND_INS[name],
      there: worldOf(world, past, name),
    })),
    quoting,
  ];
});
afterAll(() => world.market.database.close());

/** A Pro who has sent a quote and with whom the owner has shared nothing. */
async function buildQuoting({ market, ids }: AccessWorld): Promise<Asking> {
  const vendor = await market.vendor({ crewSize: 20, tokens: 300 });
  const photo = await market.photo(ids.owner);
  const { id } = await market.submit(ids.owner, { photos: [photo], access_notes: 'Ring twice.' });
  const { lead, conversation } = await market.accept(id, vendor);
  const quote = await market.quote(vendor, lead, 70_000);
  const deal = { request: id, lead, conversation, quote, photo, job: world.scheduled.job };
  return {
    name: 'quoting',
    caller: 'otherVendor',
    there: standingIn(world, 'otherVendor', { userId: vendor }, deal),
  };
}

/** Who else learns a secret of a person: the two sides of an agreed job, and its crew today whom to ask for and where. */
const KNOWN: Readonly<Record<string, string>> = {
  'owner address': 'vendor crewLink',
  'owner phone': 'vendor crewLink',
  'owner email': 'vendor',
  'owner last name': 'vendor crewLink',
  'vendor phone': 'owner',
  'vendor email': 'owner',
};

const mayKnow = (name: string, { of, what }: Secret) =>
  name === 'admin' || name === of || (KNOWN[`${of} ${what}`] ?? '').split(' ').includes(name);

/** Pros who asked for the work that another got. */
const LOSERS = new Set(['declined', 'lost', 'terminated']);

const counts = { answers: 0, searched: 0 };
const known = new Set<string>();

/** Everything that the answers of a function tell those who must not know. */
async function toldBy(called: string): Promise<string[]> {
  const told: string[] = [];
  const namesWinner = new Map<string, boolean>();
  for (const { name, caller, there } of asking) {
    const given = await argumentsOf(there, called, caller);
    const answer = await answerOf(there, caller, callOf(called, given));
    if (answer === '') continue;
    counts.answers += 1;
    counts.searched += answer.length;
    namesWinner.set(name, answer.includes(winner.id) || answer.includes(winner.name));
    for (const secret of secrets.filter(({ text }) => answer.includes(text))) {
      const what = `${secret.of} ${secret.what}`;
      if (mayKnow(name, secret)) known.add(what);
      else told.push(`${name} learns: ${what}`);
    }
  }
  // What a Pro who had nothing to do with it reads of the winner is for everyone to read.
  if (namesWinner.get('otherVendor') !== true) {
    for (const name of LOSERS)
      if (namesWinner.get(name) === true) told.push(`${name} learns: who won`);
  }
  return told;
}

test.each(Object.keys(FUNCTIONS))('%s tells nobody more than they may know', async (called) => {
  expect(await toldBy(called)).toEqual([]);
});

test('every secret can be found by those who may know it', () => {
  const unseen = secrets.map(({ of, what }) => `${of} ${what}`).filter((one) => !known.has(one));
  // Owners have no insurance; Pros and the bystander no property with us.
  expect(
    unseen.filter(
      (one) => !/(wner|admin) policy number|(endor|quoting|admin|otherOwner) address/.test(one),
    ),
  ).toEqual([]);
  console.log(
    `Answers: ${counts.answers} of ${Object.keys(FUNCTIONS).length} functions and ${asking.length} callers searched for ${secrets.length} secrets (${Math.round(counts.searched / 1024)} KB)`,
  );
});

test.each([
  ['lead_contact', 'and caller in (l.vendor_id, l.owner_id)'],
  ['admin_find_people', 'perform private.require_admin();'],
])('%s without its check would be noticed', async (called, check) => {
  const { market } = world;
  const source = await market.value<string>(
    'select pg_get_functiondef(oid) from pg_proc where proname = $1',
    [called],
  );
  expect(source).toContain(check);
  await market.database.script(source.replace(check, ''));
  try {
    expect(await toldBy(called)).toContainEqual(expect.stringMatching(/^otherOwner learns: owner/));
  } finally {
    await market.database.script(source);
  }
});
