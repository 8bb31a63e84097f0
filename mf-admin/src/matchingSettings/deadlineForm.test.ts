/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { RELEASE_RULES } from '@tree-service/domain';
import * as v from 'valibot';
import { MATCHING_FIELDS, BUSINESS_DAY } from '../shared/matchTrial/matchingFields';
import { DEADLINE_FIELDS, deadlineChanges, deadlineSchema } from './deadlineForm';
import { settingsInput } from '../shared/matchTrial/settingsForm';

const inForce = { ...RELEASE_RULES, version: 1, created_at: '2026-01-01T00:00:00Z' };
const typed = (numbers: Record<string, string>) => ({
  numbers: { ...settingsInput(inForce, DEADLINE_FIELDS), ...numbers },
});

test('every rule of the marketplace can be changed on the page', () => {
  const offered = [...MATCHING_FIELDS, ...BUSINESS_DAY, ...DEADLINE_FIELDS].map(({ name }) => name);
  expect(offered.sort()).toEqual(Object.keys(RELEASE_RULES).sort());
});

test('only what was changed is saved', () => {
  const changes = (numbers: Record<string, string>) =>
    deadlineChanges(inForce, v.parse(deadlineSchema, typed(numbers)).numbers);
  expect(changes({})).toEqual({});
  expect(changes({ review_days: '10' })).toEqual({ review_days: 10 });
});

test('refuses deadlines out of range, and a reminder that comes too late', () => {
  const refusals = (numbers: Record<string, string>) =>
    v.safeParse(deadlineSchema, typed(numbers)).issues?.map(({ message }) => message) ?? [];
  expect(refusals({ appeal_days: '91' })).toEqual(['Please enter “Appeal within”, from 1 to 90']);
  expect(refusals({ delivery_reminder_days: '5' })).toEqual([
    'The reminder must come before the work is accepted',
  ]);
  expect(refusals({ delivery_reminder_days: '4' })).toEqual([]);
});
