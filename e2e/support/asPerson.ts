import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { AccountName } from './accounts';
import { createDemoSession, type Session } from './session';

/** Calls the database's functions as one of the demo people, for what a journey only needs to be so. */
export interface Person {
  readonly id: string;
  /** Calls a function; throws its refusal. */
  call<Answer>(name: string, given: Readonly<Record<string, unknown>>): Promise<Answer>;
  /** Reads rows by a query of the Data API: "leads?state=eq.offered". */
  read<Row>(query: string): Promise<Row[]>;
  /** Stores a JPEG under a random name in the person's own folder of a bucket; returns its path. */
  store(bucket: string, bytes: Buffer): Promise<string>;
}

/** Calls the backend with a session. */
export function personOf(request: APIRequestContext, { headers, userId }: Session): Person {
  async function received<T>(response: Awaited<ReturnType<typeof request.get>>): Promise<T> {
    if (!response.ok()) throw new Error(`${response.url()}: ${await response.text()}`);
    const text = await response.text();
    return JSON.parse(text === '' ? 'null' : text);
  }
  return {
    id: userId,
    call: async (fn, given) =>
      received(await request.post(`/rest/v1/rpc/${fn}`, { headers, data: given })),
    read: async (query) => received(await request.get(`/rest/v1/${query}`, { headers })),
    store: async (bucket, bytes) => {
      const path = `${userId}/${randomUUID()}.jpg`;
      const sent = { headers: { ...headers, 'content-type': 'image/jpeg' }, data: bytes };
      await received(await request.post(`/storage/v1/object/${bucket}/${path}`, sent));
      return path;
    },
  };
}

/** Signs in as one of the demo accounts without a browser. */
export async function asPerson(request: APIRequestContext, name: AccountName): Promise<Person> {
  return personOf(request, await createDemoSession(request, name));
}

/** What may differ about a request that is submitted for a journey. */
export interface SubmittedWork {
  category?: string;
  timing?: string;
  description?: string;
  zip?: string;
}

let lots = 0;

/** Submits a request for one oak in Austin as an owner, each on a lot of its own; returns its id and number. */
export function submitWork(
  owner: Person,
  { zip = '78704', ...work }: SubmittedWork = {},
): Promise<{ id: string; number: number }> {
  lots += 1;
  return owner.call('submit_request', {
    input: {
      category: 'tree_removal',
      timing: 'this_week',
      description: 'The oak leans over the garage.',
      ...work,
      property: { address: `${process.pid} Barton Hills Drive, lot ${lots}`, zip, label: 'Home' },
      trees: [{ species: 'Live oak', height_m: 12, diameter_cm: 40, condition: 'declining' }],
      photos: [],
      contact: { first_name: 'Maya', last_name: 'Torres', phone: '+15125550143' },
    },
    idempotency_key: randomUUID(),
  });
}
