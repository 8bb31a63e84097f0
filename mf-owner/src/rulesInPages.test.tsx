import { screen } from '@testing-library/react';
import { RELEASE_RULES, ruleWords, withRules } from '@tree-service/domain';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { nextStep, type RequestSituation } from './pages/RequestDetail/nextStep';
import { SendRequest } from './pages/RequestWizard/steps/SendRequest';

const server = fakeBackend();
const changed = {
  ...RELEASE_RULES,
  offers_at_once: 8,
  accepts_at_most: 4,
  request_lifetime_days: 21,
  delivery_acceptance_days: 6,
  change_answer_hours: 36,
};

test('the wizard names the rules in force before a request is sent', async () => {
  queryClient.clear();
  server.respondTo('/rest/v1/matching_policy', changed);
  server.respondTo('/rest/v1/resolution_policy', changed);
  renderPage(
    <SendRequest
      draft={{ ask: null }}
      submission={{
        ...{ submit: () => undefined, isSending: false, error: null },
        ...{ openRequest: null, forget: () => undefined },
      }}
      search="asked"
      uploads={{ sent: 0, total: 0, isHeld: false, refused: [] }}
      backAddress={null}
    />,
    { user: 'owner' },
  );
  expect(
    await screen.findByText(/up to eight Pros at a time, and at most four Pros can take it/),
  ).toBeVisible();
});

const open: RequestSituation = {
  state: 'matching',
  number: 1112,
  time_zone: 'America/Chicago',
  leads: [],
  quotes: [],
  jobs: [],
  reviews: [],
};
const jobIs = (state: 'delivered' | 'change_order_pending'): RequestSituation => ({
  ...open,
  state: 'in_progress',
  jobs: [{ state, scheduled_for: null, job_disputes: [] }],
});

test.each<[RequestSituation, RegExp]>([
  [{ ...open, state: 'open', leads: [{ state: 'offered' }] }, /^Up to four Pros can take/],
  [jobIs('delivered'), /respond within six days/],
  [jobIs('change_order_pending'), /within 36 hours/],
])('the next step of %j names the rules in force', (situation, sentence) => {
  expect(withRules(nextStep(situation, true).description, ruleWords(changed))).toMatch(sentence);
});
