import { screen } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { WeatherHoldNote } from './jobNotes';

const server = fakeBackend();
const hold = (id: number, note: string | null) => ({
  id,
  machine: 'job',
  event: 'hold_for_weather',
  note,
});

beforeEach(() => queryClient.clear());

test('a job on hold says why, with the reason of the latest hold', async () => {
  // The latest first, as the query asks for them.
  server.respondTo('/rest/v1/state_events', [
    { id: 4, machine: 'job', event: 'confirm_start', note: 'Fine with me' },
    hold(3, 'Gusts of 40 mph'),
    hold(2, 'A storm'),
  ]);
  renderPage(<WeatherHoldNote requestId="request" />);
  expect(
    await screen.findByText('On hold because of the weather: “Gusts of 40 mph”'),
  ).toBeVisible();
});

test('until the reason is read, it says that the job is on hold', async () => {
  server.respondTo('/rest/v1/state_events', []);
  renderPage(<WeatherHoldNote requestId="request" />);
  expect(screen.getByText('On hold because of the weather.')).toBeVisible();
});
