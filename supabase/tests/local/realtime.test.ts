import { randomUUID } from 'node:crypto';
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { createClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { backendKeys } from '../../local/backendKeys';
import { signToken } from '../../local/jwt';
import { runBackend, signUpAndIn, type RunningBackend } from './runningBackend';

const ANNOUNCE = `
  create function public.announce(topic text, event text, payload jsonb) returns void
  language sql security definer set search_path = '' as $$ select realtime.send(payload, event, topic, true) $$;
  grant execute on function public.announce(text, text, jsonb) to service_role;`;

let backend: RunningBackend;
let token: string;
let ownerId: string;
const clients: SupabaseClient[] = [];

beforeAll(async () => {
  backend = await runBackend({ lastMigration: ANNOUNCE });
  const client = backend.client();
  ownerId = await signUpAndIn(backend, client, 'owner@example.com');
  token = (await client.auth.getSession()).data.session?.access_token ?? '';
});
afterEach(async () => {
  await Promise.all(
    clients.splice(0).map(async (client) => {
      await client.removeAllChannels();
      await client.realtime.disconnect();
    }),
  );
});
afterAll(() => backend.stop());

interface Listener {
  client: SupabaseClient;
  /** Goes on with another token, as a client does whose session was renewed. */
  renew(token: string): Promise<void>;
}

async function listener(accessToken: string | null, vsn = '2.0.0'): Promise<Listener> {
  let held = accessToken;
  const client = createClient(backend.origin, backend.publishableKey, {
    accessToken: async () => held,
    realtime: { vsn, timeout: 3000, disconnectOnEmptyChannelsAfterMs: 500 },
  });
  clients.push(client);
  await client.realtime.setAuth();
  return {
    client,
    async renew(token) {
      held = token;
      await client.realtime.setAuth();
    },
  };
}

function ownTopic(client: SupabaseClient, topic = `user:${ownerId}`): RealtimeChannel {
  return client.channel(topic, { config: { private: true } });
}

/** Subscribes and resolves with the first status, and the reason when it is a refusal. */
function subscribe(
  channel: RealtimeChannel,
): Promise<{ status: string; reason?: string | undefined }> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve({ status, reason: error?.message }));
  });
}

function heardOn(channel: RealtimeChannel, event: string): Promise<unknown> {
  return new Promise((resolve) => {
    channel.on('broadcast', { event }, (message) => resolve(message['payload']));
  });
}

/** Makes the database broadcast. */
async function announce(topic: string, event: string, payload: object): Promise<void> {
  const answer = await fetch(`${backend.origin}/rest/v1/rpc/announce`, {
    method: 'POST',
    headers: { apikey: backendKeys(backend.dataDir).secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ topic, event, payload }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

test.each(['1.0.0', '2.0.0'])(
  'everyone who may read a topic receives what the database broadcasts (protocol %s)',
  async (vsn) => {
    const { client } = await listener(token, vsn);
    const channel = ownTopic(client);
    const heard = heardOn(channel, 'changed');
    expect(await subscribe(channel)).toEqual({ status: 'SUBSCRIBED' });
    const payload = { kind: 'leads', text: 'Ümläut 🌳 '.repeat(2000) };
    await announce(`user:${ownerId}`, 'changed', payload);
    const { kind, text } = Object(await heard);
    expect({ kind, length: String(text).length }).toEqual({
      kind: 'leads',
      length: payload.text.length,
    });
  },
);

test('no one hears another topic', async () => {
  const { client } = await listener(token);
  const channel = ownTopic(client);
  const heard: unknown[] = [];
  channel.on('broadcast', { event: '*' }, (message) => heard.push(message['event']));
  const last = heardOn(channel, 'last');
  await subscribe(channel);
  await announce(`user:${randomUUID()}`, 'foreign', {});
  await announce(`user:${ownerId}`, 'last', {});
  await last;
  expect(heard).toEqual(['last']);
});

test.each([
  ['somebody else', () => token, `user:${randomUUID()}`],
  ['a visitor', () => null, 'user:anybody'],
  ['an expired token', () => tokenFor(-10), undefined],
  ['a forged token', () => `${token.slice(0, -3)}abc`, undefined],
])('%s is not let into a private topic', async (_who, accessToken, topic) => {
  const { client } = await listener(accessToken());
  const { status, reason } = await subscribe(ownTopic(client, topic));
  expect(status).toBe('CHANNEL_ERROR');
  expect(reason).toContain('Unauthorized');
});

test('public channels are not offered', async () => {
  const { client } = await listener(token);
  const { status, reason } = await subscribe(client.channel('lobby'));
  expect(status).toBe('CHANNEL_ERROR');
  expect(reason).toContain('only allows private channels');
});

test('a channel ends with its token, and lives on with a renewed one', async () => {
  const short = tokenFor(2);
  const ending = ownTopic((await listener(short)).client);
  const closed = new Promise<void>((resolve) => {
    ending.subscribe((status) => status === 'CLOSED' && resolve());
  });
  const { client, renew } = await listener(short);
  const renewed = ownTopic(client);
  const heard = heardOn(renewed, 'still-here');
  await subscribe(renewed);
  await renew(token);
  await closed;
  await announce(`user:${ownerId}`, 'still-here', {});
  await heard;
});

test('a token that no longer admits closes the channel', async () => {
  const { client, renew } = await listener(token);
  const channel = ownTopic(client);
  const closed = new Promise<void>((resolve, reject) => {
    channel.subscribe((status) => {
      if (status === 'SUBSCRIBED') renew(tokenFor(60, randomUUID())).catch(reject);
      if (status === 'CLOSED') resolve();
    });
  });
  await closed;
});

test('after leaving, a topic is silent and can be joined again', async () => {
  const { client } = await listener(token);
  const first = ownTopic(client);
  await subscribe(first);
  expect(await client.removeChannel(first)).toBe('ok');
  const second = ownTopic(client);
  const heard = heardOn(second, 'again');
  expect((await subscribe(second)).status).toBe('SUBSCRIBED');
  await announce(`user:${ownerId}`, 'again', {});
  await heard;
});

describe('the bare protocol', () => {
  function connect(key: string): Promise<WebSocket> {
    const socket = new WebSocket(
      `${backend.origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`,
    );
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket));
      socket.once('error', reject);
    });
  }

  function nextFrame(socket: WebSocket): Promise<unknown[]> {
    return new Promise((resolve) => {
      socket.once('message', (data) => resolve(JSON.parse(String(data))));
    });
  }

  test('a wrong key is refused', async () => {
    await expect(connect('wrong')).rejects.toThrow('401');
  });

  test('heartbeats are answered, sends of browsers refused, nonsense ends the connection', async () => {
    const socket = await connect(backend.publishableKey);
    socket.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]));
    expect(await nextFrame(socket)).toEqual([
      null,
      '1',
      'phoenix',
      'phx_reply',
      { status: 'ok', response: {} },
    ]);
    socket.send(
      JSON.stringify([
        '1',
        '2',
        `realtime:user:${ownerId}`,
        'broadcast',
        { event: 'x', payload: {} },
      ]),
    );
    expect((await nextFrame(socket))[4]).toMatchObject({ status: 'error' });
    socket.send(JSON.stringify(['1', '3', 'elsewhere', 'phx_join', {}]));
    expect((await nextFrame(socket))[4]).toEqual({
      status: 'error',
      response: { reason: 'unmatched topic' },
    });
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.send('{nonsense');
    expect(await closed).toBe(1007);
  });
});

function tokenFor(seconds: number, subject = ownerId): string {
  const { jwtSecret } = backendKeys(backend.dataDir);
  return signToken(
    { sub: subject, role: 'authenticated', aud: 'authenticated' },
    jwtSecret,
    seconds,
  );
}
