import { required, type Variables } from '../variables.ts';
import { apnsPush } from './apns.ts';
import { fcmPush, type FcmAccount } from './fcm.ts';
import type { PushServices } from './push.ts';

const kept = new WeakMap<Variables, PushServices>();

/** The push services whose secrets are set. The same for the same variables, so that tokens are kept. */
export function pushServices(variables: Variables): PushServices {
  const known = kept.get(variables);
  if (known) return known;
  const services = { apns: apnsOf(variables), fcm: fcmOf(variables) };
  kept.set(variables, services);
  return services;
}

function apnsOf(variables: Variables) {
  const key = variables['APNS_KEY'];
  if (!key) return null;
  return apnsPush({
    // An environment file holds it on one line.
    key: key.replaceAll('\\n', '\n'),
    keyId: required(variables, 'APNS_KEY_ID'),
    teamId: required(variables, 'APNS_TEAM_ID'),
    topic: required(variables, 'APNS_TOPIC'),
    address: variables['APNS_ADDRESS'] ?? 'https://api.push.apple.com',
  });
}

function fcmOf(variables: Variables) {
  const file = variables['FCM_SERVICE_ACCOUNT'];
  if (!file) return null;
  const account: Omit<FcmAccount, 'address'> = JSON.parse(file);
  return fcmPush({
    ...account,
    address: variables['FCM_ADDRESS'] ?? 'https://fcm.googleapis.com',
  });
}
