import { screen, waitFor, within } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { planAdviceQuery, type PlanAdvice } from '../api/planAdvice';
import { businessQuery } from '../api/vendors';
import { plannedJob } from '../testing/plannedJob';
import { renderForVendor } from '../testing/renderForVendor';
import { ScheduleSheet } from './ScheduleSheet';

const WEATHER = 'https://weather.example';
const POINT = `${WEATHER}/points/30.24,-97.77`;
const FORECAST = `${WEATHER}/gridpoints/EWX/156,91/forecast`;
const START = '2999-01-08T15:00:00.000Z';
const server = fakeBackend({ weatherUrl: WEATHER });

const advice: PlanAdvice = {
  ends_at: '2999-01-08T19:00:00Z',
  outside_hours: false,
  conflicts: [],
  blocks: [],
  overlaps: [],
  before: null,
};

function open() {
  const plan = { startAt: START, hours: 4, people: 2, machines: [] };
  renderForVendor(
    <ScheduleSheet
      job={plannedJob(START)}
      name="Tree removal for Maya"
      place="Austin, TX · request #1001"
      timeZone="America/Chicago"
      zip="78704"
      onClose={() => undefined}
    />,
    {
      known: [
        [
          businessQuery('vendor').queryKey,
          { vendor_id: 'vendor', crew_size: 6, vendor_equipment: [] },
        ],
        [planAdviceQuery('job', plan).queryKey, advice],
      ],
    },
  );
  return screen.getByRole('dialog');
}

beforeEach(() =>
  server.respondTo('/rest/v1/zip_codes', {
    zip: '78704',
    latitude: 30.2428,
    longitude: -97.7658,
  }),
);

/** As the National Weather Service answers, as far as it is read. */
function forecast(shortForecast: string): void {
  server.respondTo(POINT, {
    properties: { forecast: 'https://api.weather.gov/gridpoints/EWX/156,91/forecast' },
  });
  server.respondTo(FORECAST, {
    properties: {
      updateTime: '2999-01-08T12:00:00+00:00',
      periods: [
        {
          startTime: '2999-01-08T06:00:00-06:00',
          endTime: '2999-01-08T18:00:00-06:00',
          windSpeed: '15 mph',
          shortForecast,
          detailedForecast: `${shortForecast}, with gusts as high as 35 mph.`,
        },
      ],
    },
  });
}

test('warns of storms and strong wind at the time of the job, and says who forecasts them', async () => {
  forecast('Showers And Thunderstorms');
  const sheet = open();
  expect(
    await within(sheet).findByText(/\(National Weather Service, .* 6:00 AM CST\)/),
  ).toBeVisible();
  const warnings = within(sheet).getByText('Check before you set this date').parentElement;
  expect(warnings).toHaveTextContent('Thunderstorms possible: Showers And Thunderstorms.');
  expect(warnings).toHaveTextContent('Strong wind expected: up to 35 mph.');
});

test('a service that fails leaves the form as it is, and is reported once', async () => {
  server.respondTo(POINT, { title: 'Unavailable' }, 503);
  server.respondTo('/rest/v1/error_logs', null, 201);
  const sheet = open();
  expect(await within(sheet).findByText(/^Ends about /)).toBeVisible();
  await waitFor(() => expect(server.callsTo('/rest/v1/error_logs')).toHaveLength(1));
  expect(within(sheet).queryByText(/Weather/)).toBeNull();
  expect(within(sheet).getByRole('button', { name: 'Set date' })).toBeEnabled();
});
