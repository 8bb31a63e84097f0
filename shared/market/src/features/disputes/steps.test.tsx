import { screen } from '@testing-library/react';
import { RELEASE_RULES } from '@tree-service/domain';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { AnswerDialog } from './DisputeActions';
import { CheckStep } from './steps';

const server = fakeBackend();
const changed = {
  ...RELEASE_RULES,
  answer_business_hours: 40,
  decision_business_hours: 10,
  appeal_days: 12,
};
const nothing = () => undefined;

beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/resolution_policy', changed);
});

test('the last look at a dispute names the times in force', async () => {
  renderPage(
    <CheckStep
      answers={{ reason: 'damage', description: 'x', photos: [], outcome: 'rework', price: null }}
      otherName="Oak & Co"
      isSending={false}
      error={null}
      onSend={nothing}
      onBack={nothing}
    />,
    { user: 'owner' },
  );
  const sentence = await screen.findByText(/Oak & Co has four business days to respond/);
  expect(sentence).toHaveTextContent('decides within one business day');
  expect(sentence).toHaveTextContent('appeal once within 12 days');
});

test('the answer to a dispute names the time of the decision in force', async () => {
  renderPage(
    <AnswerDialog
      open
      draft="dispute-answer/1"
      onOpenChange={nothing}
      onSend={() => Promise.resolve()}
    />,
    {
      user: 'owner',
    },
  );
  expect(await screen.findByText(/decides within one business day\./)).toBeVisible();
});
