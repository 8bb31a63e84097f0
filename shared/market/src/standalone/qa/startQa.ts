import type { RemoteName } from '@tree-service/kernel/contract';
import { applyThemeChoice } from '@tree-service/design';
import { authState, signIn, signOut, startAuth, useAuth } from '@tree-service/kernel';
import { DEMO_PASSWORD, demoAccounts } from '../../../../../demo/accounts';
import { qaScenes, QA_ADDRESS } from '../../../../../demo/qa';
import { standaloneAreas } from '../areas';
import { simulateNetwork } from './network';
import { NOBODY, parseQaState, type QaState } from './qaState';

function textIn(value: unknown, name: string): string | null {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof found === 'string' ? found : null;
}

async function ask(action: 'enter' | 'reset', choice: object): Promise<unknown> {
  const response = await fetch(`${QA_ADDRESS}${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(choice),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(textIn(answer, 'message') ?? `Status ${response.status}`);
  return answer;
}

/** Brings the demo data and its clock into a state. Returns the page of an area that shows it, if any. */
async function enterState(
  choice: { scene: string | null; jump: string | null; email: string },
  remote: string,
): Promise<string | null> {
  const answer = await ask('enter', choice);
  const pages: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'pages') : null;
  return textIn(pages, remote);
}

/** Puts the demo data back to how it was seeded; takes a while. */
export async function resetDemoData(): Promise<void> {
  await ask('reset', {});
}

/** What the panel says when a state could not be entered. */
export interface QaStart {
  readonly failure: string | null;
}

/** Who the page is for when the address names no one. */
export function fittingAccount(remote: RemoteName, state: QaState): string {
  const { account } = standaloneAreas[remote];
  if (account === null) return NOBODY;
  const isVendor = remote === 'mf-vendor' && state.scene !== null;
  return demoAccounts[isVendor ? qaScenes[state.scene].vendor : account].email;
}

function settled(): Promise<void> {
  return new Promise((resolve) => {
    if (authState().status !== 'loading') resolve();
    const stop = useAuth.subscribe(({ status }) => {
      if (status === 'loading') return;
      stop();
      resolve();
    });
  });
}

async function become(email: string): Promise<void> {
  startAuth();
  await settled();
  const { user } = authState();
  if (email === NOBODY) {
    if (user !== null) await signOut();
  } else if (user?.email !== email) {
    await signIn({ email, password: DEMO_PASSWORD, remember: false });
  }
}

/** Sets up what the address asks for, before the page is drawn for the first time. */
export async function startQa(remote: RemoteName): Promise<QaStart> {
  const state = parseQaState(window.location.search);
  applyThemeChoice(state.theme ?? 'system');
  const email = state.account ?? fittingAccount(remote, state);
  let failure: string | null = null;
  try {
    const { scene, jump } = state;
    if (scene !== null || jump !== null) {
      const page = await enterState({ scene, jump, email }, remote);
      const isFirst = window.location.pathname === '/';
      if (isFirst && page !== null) {
        window.history.replaceState(null, '', page + window.location.search);
      }
    }
    await become(email);
  } catch (cause) {
    failure = cause instanceof Error ? cause.message : String(cause);
  }
  simulateNetwork(state);
  return { failure };
}
