import { attempt, idOf, may, refusedOrNothing, touched } from './access/attempt';
import { buildAccessWorld } from './access/buildAccessWorld';
import { CALLERS, type AccessWorld } from './access/world';
import { refusal } from './support/marketplace';

let world: AccessWorld;
beforeAll(async () => {
  world = await buildAccessWorld();
});
afterAll(() => world.market.database.close());

const insert = (path: string) =>
  `insert into storage.objects (bucket_id, name) values ('tree-photos', '${path}')`;

test('nobody writes into the folder of another or into no folder', async () => {
  for (const caller of CALLERS) {
    const stranger = caller === 'owner' ? world.ids.vendor : world.ids.owner;
    for (const path of [
      `${stranger}/x.jpg`,
      'x.jpg',
      `/${idOf(world, caller)}/x.jpg`,
      `../${idOf(world, caller)}/x.jpg`,
    ]) {
      expect(await attempt(world, caller, insert(path))).toMatchObject({ code: '42501' });
    }
  }
});

test('a photo that is shown cannot be removed, one that nothing shows can, by its owner alone', async () => {
  const remove = (name: string) => `delete from storage.objects where name = '${name}' returning 1`;
  expect(await attempt(world, 'owner', remove(world.photo))).toEqual({ rows: 0 });
  expect(await attempt(world, 'vendor', remove(world.delivered.photo))).toEqual({ rows: 0 });
  expect(await attempt(world, 'owner', remove(world.looseObject))).toEqual({ rows: 1 });
  for (const caller of CALLERS.filter((name) => name !== 'owner')) {
    expect(refusedOrNothing(await attempt(world, caller, remove(world.looseObject)))).toBe(true);
  }
});

test('completion photos are seen by both sides and the crew of the day', async () => {
  for (const caller of CALLERS) {
    const outcome = await attempt(
      world,
      caller,
      `select 1 from storage.objects where name = '${world.delivered.photo}'`,
    );
    expect({ caller, seen: touched(outcome) }).toEqual({
      caller,
      seen: may('owner vendor crewLink', caller),
    });
  }
});

test('a photo one has not uploaded cannot be attached', async () => {
  const refused = await refusal(
    world.market.submit(world.ids.otherOwner, { photos: [world.photo] }),
  );
  expect(refused.message).toBe('A photo was not uploaded. Please add it again.');
});

test('people hear live messages only on their own channel', async () => {
  const { market, ids } = world;
  const hear = (person: string, topic: string) =>
    market.database.as({ userId: person }, async (queries) => {
      await queries.query(`select set_config('realtime.topic', $1, true)`, [topic]);
      return queries.query('select from realtime.messages order by id limit 1');
    });
  expect(await hear(ids.owner, `user:${ids.owner}`)).toHaveLength(1);
  expect(await hear(ids.otherOwner, `user:${ids.owner}`)).toEqual([]);
  expect(await hear(ids.admin, `user:${ids.owner}`)).toEqual([]);
});
