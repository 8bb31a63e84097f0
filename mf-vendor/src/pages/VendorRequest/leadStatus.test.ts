import { RELEASE_RULES, ruleWords } from '@tree-service/domain';
import { leadStatus } from './leadStatus';

const rules = ruleWords(RELEASE_RULES);
const lead = { token_price: 5, engaged_at: null, decline_reason: null };

test('held tokens are described with their refund', () => {
  expect(leadStatus({ ...lead, state: 'accepted' }, 'Maya', rules)).toMatch(
    /^5 tokens are held. If Maya doesn't reply within 48 hours/,
  );
  expect(leadStatus({ ...lead, state: 'accepted', token_price: 1 }, 'Maya', rules)).toMatch(
    /^1 token is held/,
  );
  expect(leadStatus({ ...lead, state: 'released' }, 'Maya', rules)).toMatch(
    'If Maya replies to them or hires you, the lead costs 5 tokens.',
  );
});

test('a quoted lead is described by its latest quote', () => {
  const quoted = { ...lead, state: 'quoted', engaged_at: '2026-11-21T10:00:00Z' } as const;
  expect(leadStatus(quoted, 'Maya', rules, 'sent')).toMatch('Your quote is with Maya');
  expect(leadStatus(quoted, 'Maya', rules, 'declined')).toMatch('Maya declined your quote');
  expect(leadStatus(quoted, 'Maya', rules, 'changes_requested')).toMatch('Send a new version');
  expect(leadStatus({ ...quoted, engaged_at: null }, 'Maya', rules, 'viewed')).toMatch(
    'after 48 hours without a reply',
  );
});

test('both sides of a decision are told', () => {
  expect(leadStatus({ ...lead, state: 'won' }, 'Maya', rules)).toBe('Maya chose you.');
  expect(leadStatus({ ...lead, state: 'lost' }, 'Maya', rules)).toBe(
    "You weren't chosen for this request. Tokens still held were refunded.",
  );
});
