import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { isQaJump, isQaScene, QA_ADDRESS, type QaJumpName } from '../../../demo/qa';
import type { Backend } from '../../../supabase/local/backend';
import { PlainError } from '../../../supabase/local/plainError';
import { lengthOfJump } from './jumps';
import { enterScene } from './scenes';

/** What the QA panel works with. */
export interface QaServerOptions {
  backend(): Pick<Backend, 'database' | 'advanceClock'>;
  /** Puts the demo data back to how it was seeded. */
  reset(): Promise<void>;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

/**
 * Carries out what the QA panel asks for, on the embedded database of a development server alone. A jump of
 * the clock happens once, so that a page can be loaded again.
 */
export function createQaServer({ backend, reset }: QaServerOptions) {
  let aheadMs = 0;
  const jumped = new Set<QaJumpName>();

  async function enter(choice: unknown): Promise<unknown> {
    const [scene, jump, email] = ['scene', 'jump', 'email'].map((name) => field(choice, name));
    const { database, advanceClock } = backend();
    const pages = isQaScene(scene) ? await enterScene(database, scene) : null;
    if (isQaJump(jump) && !jumped.has(jump)) {
      const length = await lengthOfJump(database, jump, Date.now() + aheadMs, String(email ?? ''));
      await advanceClock(length);
      aheadMs += length;
      jumped.add(jump);
    }
    return { pages, aheadMs };
  }

  async function startAgain(): Promise<unknown> {
    await reset();
    aheadMs = 0;
    jumped.clear();
    return {};
  }

  return {
    handles: (pathname: string): boolean => pathname.startsWith(QA_ADDRESS),
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      // Other sites cannot send JSON here without being asked first, which no one answers.
      const isOwnPage = request.headers['content-type'] === 'application/json';
      if (request.method !== 'POST' || !isOwnPage) {
        send(response, 405, { message: 'Only the QA panel asks here.' });
        return;
      }
      try {
        const choice: unknown = await json(request);
        const isReset = request.url === `${QA_ADDRESS}reset`;
        send(response, 200, await (isReset ? startAgain() : enter(choice)));
      } catch (failure) {
        if (!(failure instanceof PlainError)) console.error('The QA panel failed.', failure);
        send(response, 409, { message: failure instanceof Error ? failure.message : '' });
      }
    },
  };
}
