import { RELEASE_RULES, ruleWords } from '@tree-service/domain';
import { leadStanding } from './leadStanding';

const rules = ruleWords(RELEASE_RULES);
const lead = { token_price: 5, engaged_at: null, decline_reason: null };

test('held tokens are called held, and what frees them is said', () => {
  expect(leadStanding({ ...lead, state: 'accepted' }, 'Maya', rules)).toMatch(
    /^5 tokens are held. If Maya does not answer within 48 hours/,
  );
  expect(leadStanding({ ...lead, state: 'accepted', token_price: 1 }, 'Maya', rules)).toMatch(
    /^1 token is held/,
  );
  expect(leadStanding({ ...lead, state: 'released' }, 'Maya', rules)).toMatch('free of charge');
});

test('the latest quote decides what is said about a quoted lead', () => {
  const quoted = { ...lead, state: 'quoted', engaged_at: '2026-11-21T10:00:00Z' } as const;
  expect(leadStanding(quoted, 'Maya', rules, 'sent')).toMatch('Your quote is with Maya');
  expect(leadStanding(quoted, 'Maya', rules, 'declined')).toMatch('Maya declined your quote');
  expect(leadStanding(quoted, 'Maya', rules, 'changes_requested')).toMatch('Send a new version');
  expect(leadStanding({ ...quoted, engaged_at: null }, 'Maya', rules, 'viewed')).toMatch(
    'refunded after 48 hours',
  );
});
