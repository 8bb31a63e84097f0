import { importPKCS8, SignJWT } from 'jose';
import { keptToken } from './keptToken.ts';
import { PUSH_TITLE, type Push } from './push.ts';
import { fetchElsewhere } from '../telemetry/followed.ts';

/** A service account of a Firebase project, as its JSON file names the parts. */
export interface FcmAccount {
  project_id: string;
  client_email: string;
  private_key: string;
  /** Where access tokens are had. */
  token_uri: string;
  /** The messaging API, https://fcm.googleapis.com. */
  address: string;
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const ANSWER_WITHIN_MS = 15_000;
const RENEW_BEFORE_END_MS = 60_000;

/**
 * Firebase Cloud Messaging, HTTP v1
 * (https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages/send), with access tokens by a
 * signed assertion (https://developers.google.com/identity/protocols/oauth2/service-account#httprest).
 */
export function fcmPush(account: FcmAccount): Push {
  const access = keptToken(() => accessToken(account));
  return async (token, { id, text, link }) => {
    const answer = await fetchElsewhere(
      `${account.address}/v1/projects/${account.project_id}/messages:send`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await access.read()}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          message: {
            token,
            notification: { title: PUSH_TITLE, body: text },
            data: { link },
            android: { priority: 'HIGH', collapse_key: id, notification: { tag: id } },
          },
        }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      },
    );
    const said = await answer.text();
    if (answer.ok) return 'sent';
    if (answer.status === 401) access.drop();
    if (isGone(answer.status, said)) return 'gone';
    throw new Error(`Firebase answered ${answer.status}: ${said.slice(0, 500)}`);
  };
}

// The code is in the details; a 404 without it means that the project itself is unknown.
function isGone(status: number, said: string): boolean {
  return status === 404 && /"errorCode":\s*"UNREGISTERED"/.test(said);
}

async function accessToken(account: FcmAccount) {
  const key = await importPKCS8(account.private_key, 'RS256');
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);
  const answer = await fetchElsewhere(account.token_uri, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`Google answered ${answer.status}: ${said.slice(0, 500)}`);
  const granted: { access_token: string; expires_in: number } = JSON.parse(said);
  return {
    token: granted.access_token,
    lastsMs: granted.expires_in * 1000 - RENEW_BEFORE_END_MS,
  };
}
