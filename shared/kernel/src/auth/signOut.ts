import { paths } from '../contract';
import type { Backend } from '../backend/createBackend';
import { endTerm } from '../backend/sessionTerm';
import { messageOf } from '../errors/messageOf';
import { reportError } from '../errors/reportError';
import { notify } from '../notices/notify';
import { toasts } from '../notices/toastCatalogue';
import { noteDeparture } from './departureNote';
import { forgetPushDevice } from './pushDevice';
import { sayExpired } from './sayExpired';
import { depart, listeningBackend } from './session';

function isMissingSession(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    (Reflect.get(error, 'name') === 'AuthSessionMissingError' ||
      Reflect.get(error, 'code') === 'session_not_found')
  );
}

async function askServer(client: Backend): Promise<void> {
  await forgetPushDevice();
  const { error } = await client.auth.signOut();
  if (error && !isMissingSession(error)) throw error;
}

async function forgetHere(): Promise<void> {
  try {
    const client = await listeningBackend();
    await client.auth.signOut({ scope: 'local' });
  } catch (error) {
    reportError(error, { severity: 'warning', category: 'authentication', source: 'signOut' });
  } finally {
    endTerm();
  }
}

/**
 * Signs out everywhere, shows how it ended, and returns where to go: home, or /auth when the server
 * could not be told and the session was only forgotten here. Other tabs follow.
 */
export async function signOut(): Promise<{ readonly goTo: string }> {
  noteDeparture('choice');
  try {
    await askServer(await listeningBackend());
    endTerm();
    depart('choice');
    notify.text('success', toasts.signedOut);
    return { goTo: paths.home() };
  } catch (cause) {
    noteDeparture('forced');
    await forgetHere();
    depart('forced');
    notify.text('error', toasts.signOutFailed, { description: messageOf(cause) });
    return { goTo: paths.auth() };
  }
}

/** Signs out somebody who was away too long, in every tab, and says so for 5 seconds. */
export async function signOutInactive(): Promise<void> {
  noteDeparture('inactivity');
  try {
    await askServer(await listeningBackend());
  } catch (error) {
    reportError(error, { severity: 'warning', category: 'authentication', source: 'inactivity' });
    await forgetHere();
  }
  endTerm();
  depart('inactivity');
  sayExpired(toasts.sessionExpiredInactive);
}
