import { SEARCH_TEXTS } from '@tree-service/domain';
import { nextStep as nextStepOf, type RequestSituation } from './nextStep';

const nextStep = (situation: RequestSituation) => nextStepOf(situation, true);

const open: RequestSituation = {
  state: 'open',
  number: 1112,
  time_zone: 'America/Chicago',
  leads: [],
  quotes: [],
  jobs: [],
  reviews: [],
};
const quote = {
  id: 'q',
  lead_id: 'l',
  version: 1,
  state: 'sent',
  total_cents: 500_00,
} as const;

test("with an open quote it is the owner's turn", () => {
  const step = nextStep({ ...open, leads: [{ state: 'quoted' }], quotes: [quote] });
  expect(step).toMatchObject({ title: 'You have a quote', isOwnersTurn: true });
});

test("after a change request it is the Pro's turn", () => {
  const step = nextStep({
    ...open,
    leads: [{ state: 'quoted' }],
    quotes: [{ ...quote, state: 'changes_requested' }],
  });
  expect(step).toMatchObject({ title: 'A Pro is working on your quote', isOwnersTurn: false });
});

test.each(['declined', 'expired', 'withdrawn'] as const)(
  'after a quote was %s no Pro is said to work on one',
  (state) => {
    const step = nextStep({
      ...open,
      leads: [{ state: 'quoted' }],
      quotes: [{ ...quote, state }],
    });
    expect(step.title).toBe(SEARCH_TEXTS.asked.title);
  },
);

test('a request whose Pro is gone says that all have passed, even if others were asked before', () => {
  const step = nextStep({ ...open, state: 'matching', leads: [{ state: 'lost' }] });
  expect(step).toMatchObject({ title: SEARCH_TEXTS.none_left.title, isOwnersTurn: true });
});

test.each([
  [[], 'No Pro near you became available'],
  [[{ state: 'expired' as const }], 'before you chose a Pro'],
])('an expired request with the leads %j says why', (leads, words) => {
  const { description } = nextStep({ ...open, state: 'expired', leads });
  expect(description).toContain('Request #1112 expired');
  expect(description).toContain(words);
});

test('an open dispute comes before the thanks for a completed job', () => {
  const step = nextStep({
    ...open,
    state: 'completed',
    jobs: [{ state: 'completed', scheduled_for: null, job_disputes: [{ state: 'submitted' }] }],
    reviews: [{ author_side: 'owner' }],
  });
  expect(step.title).toBe('A dispute is open');
});

test('delivered work needs a review', () => {
  const step = nextStep({
    ...open,
    state: 'in_progress',
    jobs: [{ state: 'delivered', scheduled_for: null, job_disputes: [] }],
  });
  expect(step).toMatchObject({ title: 'Review the finished work', isOwnersTurn: true });
});

test('after completion it asks for a review until there is one', () => {
  const done: RequestSituation = { ...open, state: 'completed' };
  expect(nextStep(done)).toMatchObject({ isOwnersTurn: true, action: 'review' });
  const reviewed = nextStep({ ...done, reviews: [{ author_side: 'owner' }] });
  expect(reviewed.isOwnersTurn).toBe(false);
  expect(reviewed.action).toBeUndefined();
});
