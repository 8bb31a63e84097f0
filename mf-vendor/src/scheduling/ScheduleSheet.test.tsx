import { screen, waitFor, within } from '@testing-library/react';
import type { VendorJob } from '@tree-service/market/api/jobs';
import { fakeBackend } from '@tree-service/testing';
import { planAdviceQuery, type PlanAdvice } from '../api/planAdvice';
import { businessQuery } from '../api/vendors';
import { plannedJob } from '../testing/plannedJob';
import { renderForVendor } from '../testing/renderForVendor';
import { ScheduleSheet } from './ScheduleSheet';

const PLAN = '/rest/v1/rpc/schedule_job';
const START = '2999-01-08T15:00:00.000Z';
const server = fakeBackend();

const clear: PlanAdvice = {
  ends_at: '2999-01-08T19:00:00Z',
  outside_hours: false,
  conflicts: [],
  blocks: [],
  overlaps: [],
  before: null,
};
const job: VendorJob = { ...plannedJob(START), machines: ['crane'] };
const business = {
  vendor_id: 'vendor',
  crew_size: 6,
  vendor_equipment: [{ kind: 'chipper' }, { kind: 'climbing_gear' }],
};

function open(advice: Partial<PlanAdvice>) {
  const onClose = jest.fn();
  const plan = { startAt: START, hours: 4, people: 2, machines: ['crane' as const] };
  const page = renderForVendor(
    <ScheduleSheet
      job={job}
      name="Tree removal for Maya"
      place="Austin, TX · request #1001"
      timeZone="America/Chicago"
      zip="78704"
      onClose={onClose}
    />,
    {
      known: [
        [businessQuery('vendor').queryKey, business],
        [planAdviceQuery('job', plan).queryKey, { ...clear, ...advice }],
      ],
    },
  );
  return { ...page, onClose, sheet: screen.getByRole('dialog') };
}
const sent = () => server.callsTo(PLAN).map(({ body }) => body);

beforeEach(() => server.respondTo(PLAN, 2));

test('begins from the stored plan and sends date, length, people and machines', async () => {
  const { user, sheet, onClose } = open({});
  expect(within(sheet).getByLabelText('Start')).toHaveValue('09:00');
  expect(within(sheet).getByRole('checkbox', { name: 'Crane' })).toBeChecked();
  expect(within(sheet).queryByRole('checkbox', { name: 'Climbing gear' })).toBeNull();
  expect(within(sheet).getByText(/^Ends about .* 1:00 PM CST\.$/)).toBeVisible();
  await user.click(within(sheet).getByRole('checkbox', { name: 'Chipper' }));
  const people = within(sheet).getByLabelText('People');
  await user.clear(people);
  await user.type(people, '3');
  await user.click(within(sheet).getByRole('button', { name: 'Set date' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([
    {
      job_id: 'job',
      start_at: START,
      hours: 4,
      people: 3,
      machines: ['crane', 'chipper'],
      expected_version: 1,
    },
  ]);
});

test('a conflict is a warning: the Pro books anyway', async () => {
  const conflict = 'All crews are busy at that time.';
  const { user, sheet } = open({ conflicts: [conflict] });
  expect(within(sheet).getByText(conflict)).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Book anyway' }));
  await waitFor(() =>
    expect(sent()).toEqual([expect.objectContaining({ despite_conflict: true })]),
  );
});

test('a start outside the working hours is booked like any other', async () => {
  const { user, sheet } = open({ outside_hours: true });
  expect(within(sheet).getByText('This is outside your working hours.')).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Set date' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([expect.not.objectContaining({ despite_conflict: true })]);
});

test('a conflict nobody was warned of is refused, with the reason', async () => {
  const message = 'All crews are busy at that time.';
  server.respondTo(PLAN, { code: 'P0001', message, hint: 'double_booked', details: null }, 400);
  const { user, sheet, onClose } = open({});
  await user.click(within(sheet).getByRole('button', { name: 'Set date' }));
  expect(await within(sheet).findByText(message)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
