import type { Database } from '../../local/database';
import { embeddedCopy } from '../support/database';

let database: Database;
beforeAll(async () => {
  database = await embeddedCopy();
});
afterAll(() => database.close());

// Without keepStack the engine is out of memory after some twelve thousand.
test('after fifteen thousand refused statements the next one is answered', async () => {
  await database.script(`
    create function public.refuse(depth int) returns int language plpgsql set search_path = '' as $$
    declare
      deeper int := case when depth > 0 then public.refuse(depth - 1) end;
    begin
      raise exception 'Refused.';
    end $$;`);
  const refused = async () => {
    try {
      await database.query('select public.refuse(3)');
    } catch (error) {
      return String(error);
    }
    return 'answered';
  };
  for (let count = 0; count < 15_000; count += 1) {
    const outcome = await refused();
    if (!outcome.endsWith('Refused.')) throw new Error(`Refusal ${count} was: ${outcome}`);
  }
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
}, 240_000);
