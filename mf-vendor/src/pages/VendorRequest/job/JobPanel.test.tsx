import { screen } from '@testing-library/react';
import type { LeadJob } from '@tree-service/market/api/leads';
import { requestTimelineQuery } from '@tree-service/market/api/requests';
import { fakeBackend } from '@tree-service/testing';
import { acceptedLead } from '../../../testing/leadFacts';
import { plannedJob } from '../../../testing/plannedJob';
import { renderForVendor } from '../../../testing/renderForVendor';
import { JobPanel } from './JobPanel';

fakeBackend();

const held = { machine: 'job', event: 'hold_for_weather', note: 'Gusts of 40 mph' };

function show(state: LeadJob['state']) {
  const job: LeadJob = { ...plannedJob('2026-11-24T14:00:00Z'), job_photos: [], state };
  renderForVendor(<JobPanel lead={acceptedLead({ state: 'won', jobs: job })} job={job} />, {
    known: [[requestTimelineQuery('request').queryKey, [held]]],
  });
  return screen.getByRole('group', { name: 'Next step' });
}

test('a job on hold says why, and what to do next', () => {
  const next = show('weather_hold');
  expect(next).toHaveTextContent('On hold because of the weather: “Gusts of 40 mph”');
  expect(next).toHaveTextContent('Set a new date when it clears.');
});

test('once the job goes on, the hold is not mentioned', () => {
  expect(show('scheduled')).not.toHaveTextContent('weather');
});
