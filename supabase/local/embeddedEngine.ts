import type { PGliteOptions } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';

/** The extensions of hosted Supabase that the migrations may create in the embedded engine. */
export const ENGINE_EXTENSIONS = {
  cube,
  earthdistance,
  pg_trgm,
  pgcrypto,
} satisfies PGliteOptions['extensions'];
