import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { PENDING_REQUEST_KEY, queryClient } from '@tree-service/kernel';
import { flagsSaying } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { toPendingRequest } from './draft/draft';
import RequestWizardPage from './RequestWizardPage';
import { completeDraft } from './testing/completeDraft';

const wizardAt = (url: string) => renderPage(<RequestWizardPage />, { url });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeAll(() => {
  window.scrollTo = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});

test('nothing is stored before the first answer', async () => {
  wizardAt('/request');
  await heading('What do you need?');
  expect(localStorage.getItem(PENDING_REQUEST_KEY)).toBeNull();
});

test('a step must be answered before the next one, and says what is missing', async () => {
  const { user } = wizardAt('/request');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findAllByText('Choose the service you need')).toHaveLength(2);

  await user.click(screen.getByRole('radio', { name: /Tree removal/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await heading('Where are the trees?')).toHaveFocus();
});

test('the next visit continues where the last one ended, with what was typed', async () => {
  const first = wizardAt('/request');
  await first.user.click(await screen.findByRole('radio', { name: /Stump grinding/ }));
  await first.user.click(screen.getByRole('button', { name: 'Continue' }));
  await first.user.type(await screen.findByLabelText('Street address'), '1 Ma');
  first.unmount();

  wizardAt('/request');
  await heading('Where are the trees?');
  expect(screen.getByLabelText('Street address')).toHaveValue('1 Ma');
});

test('the address cannot skip unanswered steps', async () => {
  wizardAt('/request?step=review');
  await heading('What do you need?');
});

test('a visitor checks every answer and must sign up or in before sending', async () => {
  localStorage.setItem(
    PENDING_REQUEST_KEY,
    JSON.stringify(toPendingRequest(completeDraft({ step: 'review' }), Date.now())),
  );
  wizardAt('/request');
  await heading('Check your answers');
  expect(screen.getByText('Oak, 45 ft tall, trunk 18 in, dead')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create account and send' })).toHaveAttribute(
    'href',
    '/auth/register',
  );
  expect(screen.queryByRole('button', { name: 'Send request' })).not.toBeInTheDocument();
});

test('a step opened from the review leads back to it', async () => {
  localStorage.setItem(
    PENDING_REQUEST_KEY,
    JSON.stringify(toPendingRequest(completeDraft({ step: 'review' }), Date.now())),
  );
  const { user } = wizardAt('/request');
  await user.click(await screen.findByRole('link', { name: 'Change timing' }));
  await user.click(await screen.findByRole('radio', { name: /I'm flexible/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await heading('Check your answers');
  expect(screen.getByText("I'm flexible")).toBeVisible();
});

test('a photo missing from this browser is reported before the request is sent', async () => {
  const photos = [{ key: crypto.randomUUID(), name: 'oak.jpg', shot: null }];
  localStorage.setItem(
    PENDING_REQUEST_KEY,
    JSON.stringify(toPendingRequest(completeDraft({ step: 'review', photos }), Date.now())),
  );
  wizardAt('/request');
  await heading('Check your answers');
  expect(await screen.findByText(/^1 of your photos is missing/)).toBeVisible();
});

describe('advanced_service_request', () => {
  const openTrees = (advanced_service_request: boolean) => {
    queryClient.clear();
    queryClient.setQueryData(['featureFlags'], flagsSaying({ advanced_service_request }));
    localStorage.setItem(
      PENDING_REQUEST_KEY,
      JSON.stringify(toPendingRequest(completeDraft({ step: 'trees' }), Date.now())),
    );
    return wizardAt('/request?step=trees');
  };

  test('the short form asks for no photos and no hazards', async () => {
    const { user } = openTrees(false);
    await heading('Tell us about the trees');
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: /wires/ })).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('What should Pros know?');
  });

  test('the long form asks for both', async () => {
    const { user } = openTrees(true);
    expect(await screen.findByRole('checkbox', { name: /wires/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('Add photos');
  });
});
