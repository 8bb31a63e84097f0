import { createTestDatabase, type TestDatabase } from './support/database';
import { CHECKS } from './support/schemaChecks';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const names = async (sql: string) =>
  (await database.query<{ name: string }>(sql)).map((row) => row.name);

/** Public functions visitors may run, each with the reason. */
const FOR_VISITORS: Record<string, string> = {
  'public.estimate_request':
    'The estimate needs no account; it reads nothing but the public price book.',
  'public.find_vendors': 'The directory of Pros needs no account.',
  'public.market_proof': 'The home page shows it; it tells what profiles of Pros tell.',
  'public.price_and_vendors':
    'A price and who would be asked come before an account; it counts its callers.',
  'public.public_vendor_profile': 'So does what it leads to: the public facts of one Pro.',
  'public.vendor_reviews':
    'So do the reviews of that Pro, with the words and names that are public.',
  'public.calendar_feed': 'Calendar programs have no account; the secret is the key.',
  'public.my_feature_flags': 'Visitors have flags too; it answers about the caller alone.',
  'public.send_contact_message': 'Anyone may write to us; it counts and checks what it takes.',
  'public.count_release_load': 'Visitors load releases too; it takes names of releases alone.',
  'public.record_page_vitals':
    'Visitors measure pages too; it takes names of pages and numbers alone.',
  'public.is_promoted': 'The directory of Pros needs no account.',
  'public.why_not_ask': 'Visitors choose a Pro before they sign up; it tells what profiles tell.',
  'public.leave_request_draft':
    'A visitor leaves a request with a sign-up; it checks, bounds and counts what it takes.',
  'public.request_draft_status':
    'It shows the status of a draft to anyone who has its key, and nothing about accounts.',
  'public.is_unsubscribe_token': 'A mail is stopped without signing in; it tells ours from others.',
  'public.unsubscribe': 'So is the stopping itself, by a link that the database signed.',
  'public.shared_request':
    'A link leads a second person to a request; its token is the key, and callers are counted.',
  'public.crew_day':
    'A link opens one day to a crew without an account; its token is the key, and callers are counted.',
  'public.crew_report_late': 'So do the steps of the jobs of that day.',
  'public.crew_start_travel': 'So do the steps of the jobs of that day.',
  'public.crew_start_job': 'So do the steps of the jobs of that day.',
  'public.crew_deliver_job': 'So do the steps of the jobs of that day.',
  'public.crew_sign_checklist': 'So does their safety checklist.',
  'public.join_waitlist':
    'Whoever waits for a place has no account; it counts its callers and tells nothing of addresses.',
  'public.waitlist_entry': 'A mail leads there without signing in; its token is the key.',
  'public.confirm_waitlist': 'So does what the page of that mail does.',
  'public.leave_waitlist': 'So does what the page of that mail does.',
  'public.appointment': 'A reminder leads there without signing in; its token is the key.',
  'public.confirm_appointment': 'So does what the page of that reminder does.',
  'public.move_appointment': 'So does what the page of that reminder does.',
  'public.cancel_appointment': 'So does what the page of that reminder does.',
};

/** Security-definer functions that visitors may run, each with the reason. */
const DEFINER_FOR_VISITORS: Record<string, string> = {
  'private.before_request':
    'The Data API calls it before every call; it answers nothing, and lets administrators alone go on as someone else.',
  'private.is_flag_on':
    'Policies ask it; it answers about the caller what my_feature_flags answers.',
  'private.is_admin': 'Policies ask it; it answers about the caller alone.',
  'private.is_visible_vendor': 'Policies ask it; it tells what the public list of Pros tells.',
  'private.is_shown_media': 'Policies ask it; it tells what the public list of media tells.',
  'private.can_read_review_photo':
    'Policies ask it; it tells which photos of reviews anyone may read.',
  'public.vendor_reviews': 'It leaves out who wrote a review and about which job.',
  'public.find_vendors': 'It counts with positions that it does not tell.',
  'public.market_proof': 'It reads which Pros the directory lists, by a profile no one may read.',
  'public.join_waitlist': 'It keeps an address in a table no one may read, and answers nothing.',
  'public.waitlist_entry': 'It reads that table by a token that stands in one mail alone.',
  'public.confirm_waitlist': 'It changes that table by the same token.',
  'public.leave_waitlist': 'It changes that table by the same token.',
  'public.appointment': 'It reads one job by a token that stands in one reminder alone.',
  'public.confirm_appointment': 'It acts for whoever that reminder went to.',
  'public.move_appointment': 'It acts for whoever that reminder went to.',
  'public.cancel_appointment': 'It acts for whoever that reminder went to.',
  'public.price_and_vendors':
    'It runs the matching of a request, of which it tells the public facts of Pros alone.',
  'public.public_vendor_profile': 'It reads leads for rates that it alone tells.',
  'public.calendar_feed': 'It reads the jobs of the Pro who gave out the secret.',
  'public.my_feature_flags': 'It reads who the caller is; flags are public.',
  'public.send_contact_message': 'Nobody may write to the table itself.',
  'public.count_release_load': 'Nobody may write to the table itself.',
  'public.record_page_vitals': 'Nobody may write to the table itself.',
  'public.is_promoted': 'It reads the plan of a Pro, of which the directory tells the label alone.',
  'public.why_not_ask': 'It looks at the insurance of a Pro, of which the profile tells as much.',
  'public.leave_request_draft': 'Nobody may write to the table itself.',
  'public.request_draft_status': 'It reads one draft by the key that was chosen for it.',
  'public.is_unsubscribe_token': 'It reads the key of the signature and tells yes or no.',
  'public.unsubscribe': 'It writes one preference of the person the signed link names.',
  'public.shared_request':
    'It reads the one request whose owner gave out the token, without whatever leads to the owner.',
  'private.crew_photos':
    'Policies ask it; it names the photos of the day whose token the caller has.',
  'private.crew_may_add_photo':
    'Policies ask it; it answers about the folder of the caller’s token.',
  'public.crew_day': 'It reads the jobs of the one day whose Pro gave out the token.',
  'public.crew_report_late': 'It changes a job of that day alone.',
  'public.crew_start_travel': 'It moves a job of that day alone.',
  'public.crew_start_job': 'It moves a job of that day alone.',
  'public.crew_deliver_job': 'It moves a job of that day alone.',
  'public.crew_sign_checklist': 'It signs for a job of that day alone.',
};

const OPEN = `select n.nspname || '.' || p.proname as name
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public' and has_function_privilege('anon', p.oid, 'execute')`;
const OPEN_DEFINERS = `select n.nspname || '.' || p.proname as name
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private') and p.prosecdef and has_function_privilege('anon', p.oid, 'execute')`;

test('visitors may run exactly the functions listed here, each for a reason', async () => {
  expect((await names(OPEN)).sort()).toEqual(Object.keys(FOR_VISITORS).sort());
  expect((await names(OPEN_DEFINERS)).sort()).toEqual(Object.keys(DEFINER_FOR_VISITORS).sort());
});

test('what moves states, tokens and clocks can be run by nobody through the API', async () => {
  const guarded = [
    'transition',
    'post_tokens',
    'set_timer',
    'fire_timer',
    'offer_next',
    'run_match',
    'close_leads',
    'release_hold',
    'engage_lead',
    'complete_job',
    'publish_review',
    'save_idempotent_result',
    'idempotent_result',
    'audit',
    'tell',
  ];
  expect(
    await names(
      `select p.proname || ' by ' || r.rolname as name from pg_proc p, pg_roles r
       where p.pronamespace = 'private'::regnamespace and r.rolname in ('anon', 'authenticated')
         and p.proname in (${guarded.map((name) => `'${name}'`).join(', ')})
         and has_function_privilege(r.rolname, p.oid, 'execute')`,
    ),
  ).toEqual([]);
  const found = await names(
    `select distinct proname as name from pg_proc where pronamespace = 'private'::regnamespace
       and proname in (${guarded.map((name) => `'${name}'`).join(', ')})`,
  );
  expect(found.sort()).toEqual([...guarded].sort());
});

describe.each(CHECKS)('$promise', ({ sql, bad }) => {
  test('in the schema', async () => {
    expect(await names(sql)).toEqual([]);
  });

  test('and what breaks it is found', async () => {
    expect(await namesWith(bad.script, sql)).toEqual([bad.name]);
  });
});

test('a function that visitors may run without a reason is found', async () => {
  const script = `
    create function public.peek() returns bigint language sql security definer set search_path = '' as
      $$ select count(*) from public.profiles $$;
    grant execute on function public.peek() to anon;`;
  expect(await namesWith(script, OPEN)).toContain('public.peek');
  expect(await namesWith(script, OPEN_DEFINERS)).toContain('public.peek');
});

class Undone extends Error {}

async function namesWith(script: string, sql: string): Promise<string[]> {
  let found: string[] = [];
  const broken = database.transaction(async (queries) => {
    await queries.script(script);
    found = (await queries.query<{ name: string }>(sql)).map((row) => row.name);
    throw new Undone();
  });
  await expect(broken).rejects.toBeInstanceOf(Undone);
  return found;
}
