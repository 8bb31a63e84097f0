import type { LeadState } from '@tree-service/domain';
import { describeOffers, summarizeOffers } from './summarizeOffers';

const zone = 'America/Los_Angeles';
/** 10:00 in the morning in Los Angeles. */
const now = new Date('2026-11-23T18:00:00Z');
const offer = (state: LeadState, expires = '2026-11-23T22:20:00Z') => ({
  state,
  offer_expires_at: expires,
});

test('shows how many were notified, how many viewed, and when the next is asked', () => {
  expect(summarizeOffers([offer('offered'), offer('viewed'), offer('offered')], now, zone)).toBe(
    "3 Pros notified, 1 viewed. If they don't respond, we'll ask another Pro at 2:20 PM PST.",
  );
});

test('the earliest open offer decides the time, with its weekday when it is not today', () => {
  const offers = [
    offer('offered', '2026-11-24T22:20:00Z'),
    offer('offered', '2026-11-24T17:05:00Z'),
  ];
  expect(summarizeOffers(offers, now, zone)).toBe(
    "2 Pros notified. If they don't respond, we'll ask another Pro on Tue, Nov 24, 9:05 AM PST.",
  );
});

test('a Pro who wants to quote counts as viewed', () => {
  expect(summarizeOffers([offer('quoted'), offer('declined')], now, zone)).toBe(
    '2 Pros notified, 1 viewed, 1 wants to quote',
  );
});

test('an offer whose time is over promises no time', () => {
  expect(summarizeOffers([offer('offered', '2026-11-23T17:00:00Z')], now, zone)).toBe(
    '1 Pro notified',
  );
});

test('is null when no Pro was notified', () => {
  expect(summarizeOffers([], now, zone)).toBeNull();
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
    next_at: '2026-11-23T22:20:00Z',
  };
  expect(describeOffers(status, now, zone)).toBe(
    "3 Pros notified, 1 viewed. If they don't respond, we'll ask another Pro at 2:20 PM PST.",
  );
  expect(describeOffers({ ...status, waiting: 0, next_at: null }, now, zone)).toBe(
    '3 Pros notified, 1 viewed',
  );
});
