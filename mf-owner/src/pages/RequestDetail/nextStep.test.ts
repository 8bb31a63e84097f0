import { nextStep, type RequestSituation } from './nextStep';

const open: RequestSituation = { state: 'open', leads: [], quotes: [], jobs: [], reviews: [] };
const quote = {
  id: 'q',
  lead_id: 'l',
  version: 1,
  state: 'sent',
  total_cents: 500_00,
} as const;

test('without a Pro nearby it says so', () => {
  expect(nextStep({ ...open, state: 'matching' }).title).toBe('We are looking for Pros near you');
});

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
