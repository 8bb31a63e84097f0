import type { DraftValues } from './formDrafts';

type Values = Readonly<Record<string, unknown>>;

/** Whether a value holds files, which a draft cannot keep. */
export function holdsFiles(value: unknown): boolean {
  if (value instanceof Blob) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsFiles);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Passwords are secret, and an agreement is to the words that are shown when it is given. */
const isNeverKept = (field: string) => /password|^agreed$/i.test(field);

/** The fields that differ from what the form began with, as a draft keeps them: without files, passwords and agreements. */
export function typedFields(values: Values, began: Values): DraftValues {
  return Object.fromEntries(
    Object.keys(began)
      .filter(
        (field) =>
          !isNeverKept(field) && !isSame(values[field], began[field]) && !holdsFiles(values[field]),
      )
      .map((field) => [field, values[field]]),
  );
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (typeof value !== 'object' || value === null) return 'value';
  return Object.keys(value).sort().join();
}

/** Whether today's form can take a value that an earlier release of it may have kept. */
function fits(value: unknown, now: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(now)) return shapeOf(value) === shapeOf(now);
  return now.length === 0 || value.every((item) => shapeOf(item) === shapeOf(now[0]));
}

/** The fields of a draft that the form as it is today can take and does not show already, in the order of the form. */
export function restorableFields(draft: DraftValues, began: Values): DraftValues {
  return Object.fromEntries(
    Object.entries(began)
      .filter(
        ([field, now]) => field in draft && !isSame(draft[field], now) && fits(draft[field], now),
      )
      .map(([field]) => [field, draft[field]]),
  );
}
