import encodeQR from 'qr';
import type { Queries } from '../../database';
import type { Claims } from '../../jwt';
import type { AccountMailer } from '../../mail/accountMailer';
import { authRefusal } from '../authRefusal';
import { factorsOf } from './factors';
import { newSecret } from './totp';

const FACTORS_AT_MOST = 10;

export interface StoredFactor {
  id: string;
  secret: string;
  status: string;
}

/** Begins a factor, which counts once a code of it was verified. Answers with its secret. */
export async function enroll(
  { database, issuer }: { database: Queries; issuer: string },
  claims: Claims,
  body: Record<string, unknown>,
): Promise<Response> {
  const user = String(claims['sub']);
  if (body['factor_type'] !== 'totp') {
    return authRefusal(400, 'validation_failed', 'factor_type needs to be totp');
  }
  const present = await factorsOf(database, user);
  const verified = present.some(({ status }) => status === 'verified');
  if (verified && claims['aal'] !== 'aal2') return insufficient();
  if (present.length >= FACTORS_AT_MOST) {
    return authRefusal(422, 'too_many_enrolled_mfa_factors', 'Too many factors are enrolled.');
  }
  const name = typeof body['friendly_name'] === 'string' ? body['friendly_name'] : '';
  const key = newSecret();
  // One that was begun and never confirmed makes room for the next.
  await database.query(
    `delete from auth.mfa_factors where user_id::text = $1 and status = 'unverified'`,
    [user],
  );
  const [factor] = await database.query<{ id: string }>(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values (gen_random_uuid(), $1::uuid, $2, 'totp', 'unverified', now(), now(), $3) returning id`,
    [user, name.slice(0, 80), key],
  );
  const label = encodeURIComponent(`${new URL(issuer).host}:${String(claims['email'] ?? user)}`);
  const uri = `otpauth://totp/${label}?algorithm=SHA1&digits=6&issuer=${new URL(issuer).host}&period=30&secret=${key}`;
  return Response.json({
    id: factor?.id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: encodeQR(uri, 'svg'), secret: key, uri },
  });
}

/** Removes a factor. One that counts takes a session that has used a code, and its person is mailed. */
export async function unenroll(
  { database, mailer }: { database: Queries; mailer: AccountMailer },
  factor: StoredFactor,
  claims: Claims,
): Promise<Response> {
  if (factor.status === 'verified' && claims['aal'] !== 'aal2') return insufficient();
  await database.query('delete from auth.mfa_factors where id::text = $1', [factor.id]);
  // Sessions that were raised by it are as sure as a password makes them.
  await database.query(
    `update auth.sessions set aal = 'aal1', factor_id = null where factor_id::text = $1`,
    [factor.id],
  );
  if (factor.status === 'verified') {
    await mailer.sendAccountChange(String(claims['sub']), 'mfa_factor_unenrolled');
  }
  return Response.json({ id: factor.id });
}

/** Refuses a session that has only used a password. */
export function insufficient(status = 403): Response {
  return authRefusal(
    status,
    'insufficient_aal',
    'Enter the code from your authenticator app first.',
  );
}
