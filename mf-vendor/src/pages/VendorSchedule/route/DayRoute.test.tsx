import { screen, within } from '@testing-library/react';
import { dayRouteQuery, type DayStop } from '../../../api/dayRoute';
import { renderForVendor } from '../../../testing/renderForVendor';
import { DayRoute } from './DayRoute';

const DAY = '2026-11-24';
const first: DayStop = {
  job_id: 'one',
  request_id: 'request-1',
  category: 'tree_removal',
  state: 'scheduled',
  contact_name: 'Maya',
  scheduled_for: '2026-11-24T14:00:00Z',
  time_zone: 'America/Chicago',
  city: 'Austin',
  region: 'TX',
  zip: '78704',
  address: '9 Elm St',
  drive: { distance_km: 8, minutes: 15, is_exact: false, free_minutes: null, from_job_id: null },
};
const second: DayStop = {
  ...first,
  job_id: 'two',
  contact_name: 'Ben',
  scheduled_for: '2026-11-24T18:10:00Z',
  address: '5 Oak St',
  drive: { distance_km: 12, minutes: 20, is_exact: true, free_minutes: 10, from_job_id: 'one' },
};

function open(stops: readonly DayStop[] | undefined) {
  renderForVendor(<DayRoute day={DAY} />, {
    known: stops ? [[dayRouteQuery('vendor', DAY).queryKey, stops]] : [],
  });
  return screen.queryAllByRole('listitem').map((item) => within(item));
}

test('stops are in order, each with its drive, its directions and its request', () => {
  const [maya, ben] = open([first, second]);
  expect(maya?.getByText(/8:00 AM CST/)).toBeVisible();
  expect(
    maya?.getByText(
      "About 15 minutes' drive from your starting point: 5 miles in a straight line, measured by ZIP code.",
    ),
  ).toBeVisible();
  expect(
    ben?.getByText("About 20 minutes' drive from stop 1: 7.5 miles in a straight line."),
  ).toBeVisible();
  expect(ben?.getByRole('link', { name: 'Tree removal for Ben' })).toBeVisible();
  expect(ben?.getByRole('link', { name: 'Directions to stop 2' })).toHaveAttribute(
    'href',
    expect.stringContaining('5%20Oak%20St'),
  );
  expect(screen.getByRole('link', { name: 'Directions for stops 1 to 2' })).toBeVisible();
});

test('less time than the drive takes is a warning, and overlapping work is said', () => {
  const drive = second.drive && { ...second.drive, free_minutes: -30 };
  const [, tight, during] = open([first, second, { ...second, job_id: 'three', drive }]);
  expect(tight?.getByText('Only 10 minutes remain for the drive from stop 1.')).toBeVisible();
  expect(during?.queryByText(/^Only/)).toBeNull();
  expect(during?.getByText('Starts before stop 1 ends.')).toBeVisible();
});

test('a stop whose address is not shared has no directions, and the route leaves it out', () => {
  const hidden = { ...first, job_id: 'three', contact_name: 'Ana', address: null };
  const stops = open([first, second, hidden]);
  expect(stops[2]?.getByText("Ana hasn't shared the street address.")).toBeVisible();
  expect(stops[2]?.queryByRole('link', { name: /Directions/ })).toBeNull();
  expect(screen.getByText("Not included, since the address isn't shared: stop 3.")).toBeVisible();
});

test('a single stop is no route, and work begun earlier says since when', () => {
  const [only] = open([{ ...first, scheduled_for: '2026-11-23T20:00:00Z', drive: null }]);
  expect(only?.getByText(/Since Mon, Nov 23, 2:00 PM CST/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Directions for/ })).toBeNull();
});

test('a day with nothing to drive to says so', () => {
  open([]);
  expect(screen.getByText('No stops on this day.')).toBeVisible();
});
