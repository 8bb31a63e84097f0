import { importPKCS8, SignJWT } from 'jose';
import { keptToken } from './keptToken.ts';
import { PUSH_TITLE, type Push } from './push.ts';
import { fetchElsewhere } from '../telemetry/followed.ts';

/** A key of an Apple developer account for push notifications. */
export interface ApnsAccount {
  /** The content of the .p8 file. */
  key: string;
  keyId: string;
  teamId: string;
  /** The bundle id of the app. */
  topic: string;
  /** https://api.push.apple.com, or https://api.sandbox.push.apple.com for builds from Xcode. */
  address: string;
}

const ANSWER_WITHIN_MS = 15_000;
/** Apple takes a token for an hour and wants it renewed no more than every 20 minutes. */
const TOKEN_LASTS_MS = 40 * 60_000;
const GONE = ['Unregistered', 'BadDeviceToken', 'DeviceTokenNotForTopic', 'ExpiredToken'];

/**
 * Apple's push notification service with tokens
 * (https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns). It
 * accepts only HTTP/2, which Deno's fetch supports and Node's does not.
 */
export function apnsPush(account: ApnsAccount): Push {
  const signed = keptToken(() => providerToken(account));
  return async (token, { id, text, link }) => {
    const device = `${account.address}/3/device/${encodeURIComponent(token)}`;
    const answer = await fetchElsewhere(device, {
      method: 'POST',
      headers: {
        authorization: `bearer ${await signed.read()}`,
        'apns-topic': account.topic,
        'apns-push-type': 'alert',
        'apns-priority': '10',
        'apns-id': id,
        'apns-collapse-id': id,
      },
      body: JSON.stringify({
        aps: { alert: { title: PUSH_TITLE, body: text }, sound: 'default' },
        link,
      }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const said = await answer.text();
    if (answer.ok) return 'sent';
    if (answer.status === 403) signed.drop();
    if (GONE.some((reason) => said.includes(`"${reason}"`))) return 'gone';
    throw new Error(`Apple answered ${answer.status}: ${said.slice(0, 500)}`);
  };
}

async function providerToken({ key, keyId, teamId }: ApnsAccount) {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setIssuedAt()
    .sign(await importPKCS8(key, 'ES256'));
  return { token, lastsMs: TOKEN_LASTS_MS };
}
