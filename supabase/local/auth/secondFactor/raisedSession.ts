import { randomUUID } from 'node:crypto';
import type { Queries } from '../../database';
import { signToken, type Claims } from '../../jwt';
import { factorsOf } from './factors';

const ACCESS_TOKEN_S = 3600;

/**
 * Raises a session to aal2, whose earlier refresh tokens end, and answers with its new tokens as a
 * sign-in does.
 */
export async function raiseSession(
  database: Queries,
  secret: string,
  claims: Claims,
  factor: string,
): Promise<Response> {
  const user = String(claims['sub']);
  const session = String(claims['session_id']);
  const refresh = randomUUID();
  await database.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2::uuid, updated_at = now() where id::text = $1`,
    [session, factor],
  );
  await database.query(
    `update auth.refresh_tokens set revoked = true, updated_at = now() where session_id::text = $1`,
    [session],
  );
  await database.query(
    `insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3::uuid, $4::uuid)`,
    [randomUUID(), refresh, user, session],
  );
  const now = Math.floor(Date.now() / 1000);
  const earlier = Array.isArray(claims['amr']) ? claims['amr'] : [];
  const token = signToken(
    { ...claims, aal: 'aal2', amr: [{ method: 'totp', timestamp: now }, ...earlier] },
    secret,
    ACCESS_TOKEN_S,
  );
  return Response.json({
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_S,
    expires_at: now + ACCESS_TOKEN_S,
    refresh_token: refresh,
    user: {
      id: user,
      aud: 'authenticated',
      role: 'authenticated',
      email: claims['email'],
      app_metadata: claims['app_metadata'] ?? {},
      user_metadata: claims['user_metadata'] ?? {},
      created_at: new Date().toISOString(),
      factors: await factorsOf(database, user),
    },
  });
}
