import type { LeadState } from '@tree-service/domain';
import { describeOffers, summarizeOffers } from './summarizeOffers';

const zone = 'America/Los_Angeles';
/** 10:00 in the morning in Los Angeles. */
const now = new Date('2026-11-23T18:00:00Z');
const offers = (...states: LeadState[]) => states.map((state) => ({ state }));
const TODAY = '2026-11-23T22:20:00Z';

test('shows how many were notified, how many viewed, and when the next is asked', () => {
  expect(summarizeOffers(offers('offered', 'viewed', 'offered'), TODAY, now, zone)).toBe(
    "3 Pros notified, 1 viewed. If they don't respond, we'll ask another Pro at 2:20 PM PST.",
  );
});

test('the time has its weekday when it is not today', () => {
  expect(summarizeOffers(offers('offered', 'offered'), '2026-11-24T17:05:00Z', now, zone)).toBe(
    "2 Pros notified. If they don't respond, we'll ask another Pro on Tue, Nov 24, 9:05 AM PST.",
  );
});

test('a Pro who wants to quote counts as viewed', () => {
  expect(summarizeOffers(offers('quoted', 'declined'), null, now, zone)).toBe(
    '2 Pros notified, 1 viewed, 1 wants to quote',
  );
});

test.each([
  ['no Pro is left', null],
  ['its time is over', '2026-11-23T17:00:00Z'],
])('promises no other Pro where %s', (_, nextAt) => {
  expect(summarizeOffers(offers('offered'), nextAt, now, zone)).toBe('1 Pro notified');
});

test('is null when no Pro was notified', () => {
  expect(summarizeOffers([], TODAY, now, zone)).toBeNull();
});

test("the server's counts read the same; without waiting Pros there is no next time", () => {
  const status = {
    notified: 3,
    viewed: 1,
    accepted: 0,
    declined: 0,
    lapsed: 0,
    accepts_at_most: 3,
    waiting: 4,
    next_at: TODAY,
    passed_words: null,
    can_ask_again: false,
    asked_vendor_id: null,
    asked_vendor_name: null,
    expires_at: null,
  };
  expect(describeOffers(status, now, zone)).toBe(
    "3 Pros notified, 1 viewed. If they don't respond, we'll ask another Pro at 2:20 PM PST.",
  );
  expect(describeOffers({ ...status, waiting: 0, next_at: null }, now, zone)).toBe(
    '3 Pros notified, 1 viewed',
  );
});
