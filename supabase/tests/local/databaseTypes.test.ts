import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { printTypes } from '../../local/printTypes';
import { readSchemaShape } from '../../local/schemaShape';
import { createTestDatabase } from '../support/database';

const CHECKED_IN = path.join(__dirname, '../../../shared/kernel/src/backend/database.types.ts');

test('the checked-in types are what the migrations give; run `npm run db:types` when they are not', async () => {
  const database = await createTestDatabase();
  const generated = printTypes(await readSchemaShape(database));
  await database.close();
  expect(await readFile(CHECKED_IN, 'utf8')).toBe(generated);
});

test('columns, parameters and results get the types the Data API delivers', async () => {
  const database = await createTestDatabase();
  await database.script(`
    create type public.mood as enum ('calm', 'it''s fine');
    create table public.grove (
      id bigint generated always as identity primary key,
      mood public.mood not null default 'calm',
      tags text[] not null,
      notes jsonb,
      parent bigint unique references public.grove (id),
      doubled bigint generated always as (parent * 2) stored
    );
    create view public.calm_grove as select id, mood from public.grove where mood = 'calm';
    create function public.plant(species text, count int default 1) returns table (id bigint, at timestamptz)
      language sql as $$ select 1::bigint, now() $$;
    create function public.groves() returns setof public.grove language sql as $$ select * from public.grove $$;
    create function public.rest() returns void language sql as $$ $$;
  `);
  const shape = await readSchemaShape(database);
  await database.close();
  const mine = ['grove', 'calm_grove'];
  const text = printTypes({
    types: shape.types,
    relations: shape.relations.filter((relation) => mine.includes(relation.name)),
    functions: shape.functions.filter((one) => ['plant', 'groves', 'rest'].includes(one.name)),
  });
  for (const line of [
    "mood: Database['public']['Enums']['mood'];",
    "mood?: Database['public']['Enums']['mood'];",
    'tags: string[];',
    'notes: Json | null;',
    'id?: never;',
    'doubled?: never;',
    'id: number | null;',
    'isOneToOne: true;',
    'count?: number;',
    'species: string;',
    'Args: Record<PropertyKey, never>;',
    'Returns: undefined;',
    "Returns: Database['public']['Tables']['grove']['Row'][];",
    "| 'it\\'s fine'",
  ]) {
    expect(text).toContain(line);
  }
  expect(text).toMatch(/Returns: \{\s+id: number;\s+at: string;\s+\}\[\];/);
});
