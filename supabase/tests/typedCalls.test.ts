import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tableOf } from './access/cells';
import { FUNCTIONS, TABLES } from './access/matrix';

// The front end names tables and functions in these folders, and in the `*.api.ts` of a feature, alone: what is not
// there, nobody can use.
const ROOT = path.join(__dirname, '../..');
const areas = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
const calls = [
  'shared/kernel/src/backend',
  'shared/market/src/api',
  ...areas.map((area) => `${area}/src/api`),
]
  .map((folder) => path.join(ROOT, folder))
  .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
  .concat(
    areas.flatMap((area) =>
      readdirSync(path.join(ROOT, area, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.api.ts'))
        .map((name) => path.join(ROOT, area, 'src', name)),
    ),
  )
  .filter((file) => /(?<!\.test|\.types)\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** What has no typed call, each with the reason. */
const WITHOUT_CALL: Record<string, string> = {
  run_due_timers: 'The clock of the server calls it.',
  calendar_feed: 'Calendar programs ask for it by its address.',
  claim_outbox: 'The worker that sends mail and push messages calls it.',
  give_up_outbox: 'The worker that sends mail and push messages calls it.',
  hand_back_outbox: 'The worker that sends mail and push messages calls it.',
  finish_outbox: 'The worker that sends mail and push messages calls it.',
  skip_outbox: 'The worker that sends mail and push messages calls it.',
  note_channels: 'The worker that sends mail and push messages calls it.',
  forget_push_token: 'The worker that sends mail and push messages calls it.',
  follow_mail_event: 'The function that hears of bounced emails calls it.',
  follow_text_reply: 'The function that hears replies to text messages calls it.',
  begin_checkout: 'The function that opens the provider’s page calls it in the Pro’s name.',
  save_provider_customer: 'The function that opens the provider’s page calls it.',
  save_checkout_session: 'The function that opens the provider’s page calls it.',
  end_checkout: 'The payment provider’s notice calls it, through the server.',
  begin_payment_event: 'The payment provider’s notice calls it, through the server.',
  finish_payment_event: 'The payment provider’s notice calls it, through the server.',
  post_payment: 'The payment provider’s notice calls it, through the server.',
  post_provider_subscription: 'The payment provider’s notice calls it, through the server.',
  post_refund: 'The payment provider’s notice calls it, through the server.',
  post_failed_refund: 'The payment provider’s notice calls it, through the server.',
  post_chargeback: 'The payment provider’s notice calls it, through the server.',
  finish_customer_erasure: 'The worker that asks the payment provider calls it.',
  payment_work: 'The worker that asks the payment provider calls it.',
  reconcile_payments: 'The nightly reconciliation calls it.',
  replay_match:
    'For checking a stored match; pages ask simulate_match, which changes nothing by default.',
  my_feature_flags:
    'The page evaluates the rules itself; shared vectors hold both against each other.',
  count_release_load: 'The shell calls it without the client, which a first page does not load.',
  record_page_vitals: 'The kernel sends it without the client, as a page that is leaving must.',
  my_lead_page: 'my_lead_list answers with its leads and what they show.',
  find_my_requests: 'my_request_list answers with its requests and what they show.',
  is_unsubscribe_token: 'The page a link in a mail leads to is the server’s, and asks.',
  unsubscribe: 'The page a link in a mail leads to is the server’s, and calls it.',
  health_findings: 'The daily check of the server asks it.',
  note_health_report: 'The daily check of the server says that it was reported.',
  claim_photos: 'The worker that cleans photos calls it.',
  finish_photo: 'The worker that cleans photos calls it.',
  reports_to_forward: 'The server asks what goes to an OTLP endpoint.',
  note_forwarded_reports: 'The server notes what arrived there.',
  files_to_remove: 'The server asks which files of deleted accounts to remove.',
};

test.each(Object.keys(FUNCTIONS))('%s has a typed call, or a reason for none', (name) => {
  const called = new RegExp(String.raw`\brpc\(\s*'${name}'`).test(calls);
  expect({ name, called }).toEqual({ name, called: !(name in WITHOUT_CALL) });
});

/** Tables that are read through functions alone, each with the reason. */
const WITHOUT_READ: Record<string, string> = {
  business_proposals: 'my_business and vendor_records read them with the business.',
  token_purchases: 'What was paid is read from payments.',
  money_ledger: 'The nightly reconciliation sums it up.',
  messages: 'conversation_messages reads a page of them, with their files.',
  message_attachments: 'conversation_messages reads them with their messages.',
  price_book_surcharges: 'Estimates read them, and say what each adds.',
  match_candidates: 'match_candidate_page reads them with the names of the Pros.',
  notifications: 'my_notifications reads a page of them.',
  notification_preferences: 'my_notification_preferences reads them with the defaults.',
  saved_vendors: 'my_saved_vendors reads them with what the directory shows.',
  notification_settings: 'my_notification_preferences reads them.',
  text_consents: 'my_notification_preferences reads them.',
};

const tables = [...new Set(Object.keys(TABLES).map(tableOf))]
  .filter((table) => table.startsWith('public.'))
  .map((table) => table.slice('public.'.length));
test.each(tables)('%s is read by a typed call, or there is a reason for none', (table) => {
  // By itself, or embedded in the rows of another table.
  const read = new RegExp(String.raw`\bfrom\(\s*'${table}'|\b${table}(![\w!]+)?\(`).test(calls);
  expect({ table, read }).toEqual({ table, read: !(table in WITHOUT_READ) });
});
