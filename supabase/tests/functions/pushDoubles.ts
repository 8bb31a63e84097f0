import { generateKeyPairSync, verify, type KeyObject } from 'node:crypto';
import { makeCertificate } from './certificate';
import { startDouble, startHttp2Double, type SeenRequest } from './httpDouble';

/** A message as a service took it for a device. */
export interface PushedMessage {
  service: 'apns' | 'fcm';
  token: string;
  id: string;
  title: string;
  text: string;
  link: string;
}

/** The used parts of Apple's and Google's services; devices whose token begins with `gone` (Apple: `dead`) have lost the app. */
export interface PushDoubles {
  readonly messages: PushedMessage[];
  /** Requests they did not know, which fail the test. */
  readonly unknown: string[];
  /** How many access tokens Google gave out. */
  readonly grants: () => number;
  /** Every device answers with an error from now on, or not. */
  break(isBroken: boolean): void;
  readonly secrets: Record<string, string>;
  close(): void;
}

const PROJECT = 'tree-double';
const TOPIC = 'com.example.trees';
const pem = { type: 'pkcs8', format: 'pem' } as const;

/** What a token says that a key signed; null when it did not. */
function claimsIn(token: string, key: KeyObject): Record<string, unknown> | null {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
}

export async function startPushDoubles(): Promise<PushDoubles> {
  const messages: PushedMessage[] = [];
  const unknown: string[] = [];
  let isBroken = false;
  let granted = 0;
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = makeCertificate();

  const odd = (what: string) => {
    unknown.push(what);
    return [400, { error: { status: 'NOT_KNOWN_TO_THE_DOUBLE', message: what } }] as const;
  };
  const take = (message: PushedMessage) => {
    const before = messages.findIndex(
      ({ id, token }) => id === message.id && token === message.token,
    );
    if (before >= 0) messages.splice(before, 1);
    messages.push(message);
  };

  const google = await startDouble(({ target, headers, body }) => {
    if (target === 'POST /token') {
      const form = new URLSearchParams(body);
      if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
        return odd(body);
      const claims = claimsIn(form.get('assertion') ?? '', rsa.publicKey);
      if (
        claims?.['aud'] !== `${google.address}/token` ||
        !String(claims['scope']).endsWith('/firebase.messaging')
      ) {
        return odd(JSON.stringify(claims));
      }
      granted += 1;
      return [200, { access_token: `ya29.${granted}`, expires_in: 3600, token_type: 'Bearer' }];
    }
    if (target !== `POST /v1/projects/${PROJECT}/messages:send`) return odd(target);
    if (headers.authorization !== `Bearer ya29.${granted}`) {
      return [401, { error: { status: 'UNAUTHENTICATED' } }];
    }
    const { message, ...rest } = JSON.parse(body);
    const { token, notification, data, android, ...further } = message;
    const names = [...Object.keys(rest), ...Object.keys(further), ...Object.keys(data)];
    if (names.join() !== 'link' || android.notification.tag !== android.collapse_key) {
      return odd(body);
    }
    if (isBroken) return [503, { error: { status: 'UNAVAILABLE' } }];
    if (token.startsWith('gone')) {
      const details = [{ '@type': 'FcmError', errorCode: 'UNREGISTERED' }];
      return [404, { error: { status: 'NOT_FOUND', details } }];
    }
    take({
      service: 'fcm',
      token,
      id: android.collapse_key,
      title: notification.title,
      text: notification.body,
      link: data.link,
    });
    return [200, { name: `projects/${PROJECT}/messages/1` }];
  });

  const apple = await startHttp2Double(certificate, ({ target, headers, body }: SeenRequest) => {
    const [, token = ''] = /^POST \/3\/device\/(\S+)$/.exec(target) ?? [];
    const [, signed = ''] = /^bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
    const claims = claimsIn(signed, ec.publicKey);
    const id = String(headers['apns-id']);
    if (token === '' || claims?.['iss'] !== 'TEAM123456') return odd(target);
    if (headers['apns-topic'] !== TOPIC || headers['apns-push-type'] !== 'alert') return odd(body);
    if (!/^[0-9a-f-]{36}$/.test(id) || headers['apns-collapse-id'] !== id) return odd(id);
    if (isBroken) return [503, { reason: 'ServiceUnavailable' }];
    if (token.startsWith('dead')) return [410, { reason: 'Unregistered', timestamp: 1 }];
    const { aps, link } = JSON.parse(body);
    take({ service: 'apns', token, id, title: aps.alert.title, text: aps.alert.body, link });
    return [200, null];
  });

  return {
    messages,
    unknown,
    grants: () => granted,
    break(broken) {
      isBroken = broken;
    },
    secrets: {
      FCM_SERVICE_ACCOUNT: JSON.stringify({
        project_id: PROJECT,
        client_email: 'sender@tree-double.example',
        private_key: rsa.privateKey.export(pem),
        token_uri: `${google.address}/token`,
      }),
      FCM_ADDRESS: google.address,
      APNS_KEY: ec.privateKey.export(pem).toString().replaceAll('\n', '\\n'),
      APNS_KEY_ID: 'KEY1234567',
      APNS_TEAM_ID: 'TEAM123456',
      APNS_TOPIC: TOPIC,
      APNS_ADDRESS: apple.address,
      // Deno trusts the double of Apple, as it trusts Apple.
      DENO_CERT: certificate.file,
    },
    close() {
      google.close();
      apple.close();
      certificate.remove();
    },
  };
}
