import * as v from 'valibot';

/**
 * Schema of rows whose columns the database's types describe. Like the rows of a select, they are not
 * looked into; their shape is what the functions of supabase/schemas/97_first_views build.
 */
export const rowOf = <Row extends object>() =>
  v.custom<Row>((value) => typeof value === 'object' && value !== null);

/**
 * Reads of the parts of one answer. Those that start in one go share a call; a read that starts later
 * asks again, so that it never gets what was read before a change.
 */
export function partsOf<Answer>(ask: () => Promise<Answer>) {
  let asked: Promise<Answer> | null = null;
  return <Part>(pick: (answer: Answer) => Part) =>
    async (): Promise<Part> => {
      if (asked === null) {
        asked = ask();
        queueMicrotask(() => {
          asked = null;
        });
      }
      return pick(await asked);
    };
}
