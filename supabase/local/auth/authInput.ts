import { isRecord } from '../jwt';
import { authRefusal } from './authRefusal';

const TEXTS = [
  'email',
  'password',
  'phone',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'nonce',
  'scope',
];
const EMAIL_MAX = 254;
const PASSWORD_MAX_BYTES = 72;

/**
 * Checks the shape of what is sent to the accounts, before it reaches code that trusts it. Returns
 * the refusal, or undefined when all is well.
 */
export function refuseOddInput(body: Record<string, unknown>): Response | undefined {
  const odd = TEXTS.find((name) => {
    const value = body[name];
    return value !== undefined && value !== null && typeof value !== 'string';
  });
  if (odd) return authRefusal(400, 'validation_failed', `The field ${odd} must be text.`);
  for (const name of ['data', 'options']) {
    const value = body[name];
    if (value !== undefined && value !== null && !isRecord(value)) {
      return authRefusal(400, 'validation_failed', `The field ${name} must be an object.`);
    }
  }
  const { email, password } = body;
  if (typeof email === 'string' && email.length > EMAIL_MAX) {
    return authRefusal(
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    );
  }
  if (typeof password === 'string' && Buffer.byteLength(password) > PASSWORD_MAX_BYTES) {
    return authRefusal(400, 'validation_failed', 'Password cannot be longer than 72 bytes');
  }
  return undefined;
}
