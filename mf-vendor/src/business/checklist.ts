import type { Business } from '@tree-service/shared/api/vendors';
import { todayUtc } from './credentialDates';

/** The steps of an application, in order. */
export const CHECKLIST_STEPS = [
  'business',
  'area',
  'services',
  'credentials',
  'equipment',
  'prices',
] as const;

/** A step of an application. */
export type ChecklistStep = (typeof CHECKLIST_STEPS)[number];

/** The facts of a business the checklist looks at. */
export type ChecklistFacts = Pick<
  Business,
  'about' | 'crew_size' | 'zip' | 'categories' | 'vendor_equipment' | 'vendor_prices'
> & { vendor_credentials: ReadonlyArray<{ kind: string; expires_on: string }> };

/** Whether a step is complete. `missing` says what approval still needs; absent on optional steps. */
export type StepStanding = { step: ChecklistStep; done: boolean; missing?: string };

/** How far an application is, step by step. `today` is an ISO date. */
export function checklistOf(facts: ChecklistFacts, today: string = todayUtc()): StepStanding[] {
  const insured = facts.vendor_credentials.some(
    ({ kind, expires_on: end }) => kind === 'liability_insurance' && end > today,
  );
  const required = (step: ChecklistStep, done: boolean, missing: string): StepStanding =>
    done ? { step, done } : { step, done, missing };
  return [
    { step: 'business', done: Boolean(facts.about?.trim()) && facts.crew_size !== null },
    required('area', facts.zip !== null, 'The ZIP code your crew starts from'),
    required('services', facts.categories.length > 0, 'At least one service you offer'),
    required('credentials', insured, 'Liability insurance that is valid beyond today'),
    { step: 'equipment', done: facts.vendor_equipment.length > 0 },
    { step: 'prices', done: facts.vendor_prices.length > 0 },
  ];
}

/** What approval still needs, in words, in the order of the steps. */
export function missingFor(standings: readonly StepStanding[]): string[] {
  return standings.flatMap(({ missing }) => (missing === undefined ? [] : [missing]));
}
