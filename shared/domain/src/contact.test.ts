import { contactOf, contactOfRequest, hiddenContactInWords, sharedContactInWords } from './contact';
import { LEAD_STATES, type LeadState, type RequestState } from './states';
import { isKeyOf } from './isKeyOf';

const SHARED = '2026-11-21T12:00:00Z';
const states = Object.keys(LEAD_STATES).filter((state) => isKeyOf(LEAD_STATES, state));

test('contact is shared only with a Pro who took the request and has it still', () => {
  const taken = states.filter(
    (state) => contactOf({ state, contact_shared_at: SHARED }) === 'shared',
  );
  expect(taken.sort()).toEqual(['accepted', 'engaged', 'quoted', 'released', 'won']);
});

test('it can be shared with the same Pros until then, has ended after a job, and is hidden from all others', () => {
  const sharing = states.map((state) => contactOf({ state, contact_shared_at: null }));
  expect(states.filter((_, place) => sharing[place] === 'shareable').sort()).toEqual([
    'accepted',
    'engaged',
    'quoted',
    'released',
  ]);
  expect(states.filter((_, place) => sharing[place] === 'ended')).toEqual(['won']);
  expect(sharing).not.toContain('shared');
});

test('both sides of a job that is over read why the details are gone', () => {
  const over = 'Phone, email and street address are hidden again because this job is over.';
  expect(hiddenContactInWords('ended', 'Maya')).toBe(over);
  expect(sharedContactInWords('ended', [])).toBe(over);
});

test('an owner can share details while the request takes Pros, and no longer', () => {
  const lead = (state: LeadState, contact_shared_at: string | null = null) => ({
    state,
    contact_shared_at,
  });
  const of = (state: RequestState, ...leads: ReturnType<typeof lead>[]) =>
    contactOfRequest({ state, leads });
  expect(of('open', lead('viewed'))).toBe('shareable');
  expect(of('open', lead('quoted', SHARED), lead('viewed'))).toBe('shared');
  expect(of('completed', lead('won', SHARED), lead('lost'))).toBe('shared');
  expect(of('completed', lead('won'), lead('lost'))).toBe('ended');
  expect(of('canceled', lead('lost'))).toBe('hidden');
  expect(sharedContactInWords('hidden', [])).not.toContain('until');
});

test('both sides read until when the details are hidden', () => {
  expect(hiddenContactInWords('shareable', 'Maya')).toBe(
    'Phone, email and street address are hidden until Maya shares them with you or accepts your quote.',
  );
  expect(sharedContactInWords('shareable', [])).toBe(
    'Pros see the city and ZIP code. Phone, email and street address are hidden until you share them or accept a quote.',
  );
});

test('a Pro who has not taken the request reads who decides', () => {
  expect(hiddenContactInWords('hidden', 'Maya')).toBe(
    'Phone, email and street address are hidden. Maya decides who to share them with.',
  );
});

test('an owner reads which Pros see the details', () => {
  expect(sharedContactInWords('shared', ['Ann Ash', 'Bo Birch'])).toBe(
    'Ann Ash and Bo Birch can see your phone, email and street address. Other Pros see only the city and ZIP code.',
  );
});
