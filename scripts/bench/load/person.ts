import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { DEMO_PASSWORD } from '../../../demo/accounts';
import type { Database } from '../../../shared/kernel/src/backend/database.types';
import type { Tally } from './tally';

type Client = SupabaseClient<Database>;

interface Backend {
  readonly origin: string;
  readonly publishableKey: string;
}

/** What the client library answers. */
interface Answer<T> {
  readonly data: T | null;
  readonly error: { readonly message: string } | null;
  readonly status: number;
}

/** Somebody who is signed in and listens to news, as an open page does. */
export interface Person {
  /**
   * Makes a call until it is answered: a server that is gone is asked again, as people do. Null when it
   * was refused.
   */
  ask<T>(call: (client: Client) => PromiseLike<Answer<T>>): Promise<T | null>;
  leave(): Promise<void>;
}

// The backend takes a limited number of connections and attempts from one address. People have one each,
// as a proxy on the same machine would name it.
const ADDRESS = 'x-forwarded-for';

class SocketOfAddress extends WebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    const from = new URL(url).searchParams.get('from') ?? '';
    super(url, protocols, { headers: { [ADDRESS]: from } });
  }
}

Reflect.set(globalThis, 'WebSocket', SocketOfAddress);

const PAUSE_MS = 250;

const isGone = (status: number) => status === 0 || status >= 500;

async function signIn(client: Client, email: string): Promise<string> {
  const { data, error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  if (error) throw error;
  return data.user.id;
}

const JOINED_WITHIN_MS = 60_000;

/** Joins the channel of an account, and joins again whenever the backend comes back. */
function listen(client: Client, userId: string): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    const channel = client.channel(`user:${userId}`, { config: { private: true } });
    const late = setTimeout(() => {
      reject(new Error('A channel could not be joined.'));
    }, JOINED_WITHIN_MS);
    channel
      .on('broadcast', { event: '*' }, () => undefined)
      .subscribe((status) => {
        if (status !== 'SUBSCRIBED') return;
        clearTimeout(late);
        resolve(channel);
      });
  });
}

function clientAt(address: string, { origin, publishableKey }: Backend): Client {
  return createClient<Database>(origin, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { [ADDRESS]: address } },
    realtime: { params: { from: address } },
  });
}

/** Signs somebody in, from an address of their own, and joins their channel. */
export async function enter(
  backend: Backend,
  address: string,
  email: string,
  tally: Tally,
): Promise<Person> {
  const client = clientAt(address, backend);
  const userId = await signIn(client, email);
  await client.realtime.setAuth();
  await listen(client, userId);
  return {
    async ask(call) {
      for (;;) {
        const from = performance.now();
        const { data, error, status } = await call(client);
        if (!isGone(status)) {
          tally.took(performance.now() - from);
          if (!error) return data;
          tally.refused(error.message);
          return null;
        }
        tally.again();
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    },
    leave: async () => {
      await client.removeAllChannels();
      await client.realtime.disconnect();
    },
  };
}
