import type { Queries } from '../../database';

/** A factor as GoTrue lists it with its person. */
export interface Factor {
  id: string;
  friendly_name: string | null;
  factor_type: string;
  status: string;
  created_at: string;
  updated_at: string;
}

/** The factors of an account, the oldest first. */
export async function factorsOf(database: Queries, userId: string): Promise<Factor[]> {
  return database.query<Factor & Record<string, unknown>>(
    `select id, friendly_name, factor_type::text, status::text, created_at::text, updated_at::text
     from auth.mfa_factors where user_id::text = $1 order by created_at, id`,
    [userId],
  );
}
