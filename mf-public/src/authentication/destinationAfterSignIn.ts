import { paths } from '@tree-service/kernel/contract';
import { readPendingRequest, returnMemory, returnPathFrom } from '@tree-service/kernel';

/** What the page that sent somebody to sign in said about it. */
export interface SignInIntent {
  readonly fromServiceRequest: boolean;
  /** Submit the waiting request without asking again. */
  readonly autoSubmit: boolean;
  /** A safe path of this site, or null. */
  readonly returnTo: string | null;
}

/** Where to go, and what to tell the page there. */
export interface Destination {
  readonly to: string;
  readonly state?: { readonly fromServiceRequest: true; readonly autoSubmit: boolean };
}

function stateField(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/** Reads navigation state, which anything on the page may have written. */
export function readIntent(state: unknown): SignInIntent {
  return {
    fromServiceRequest: stateField(state, 'fromServiceRequest') === true,
    autoSubmit: stateField(state, 'autoSubmit') === true,
    returnTo: returnPathFrom(stateField(state, 'returnTo')),
  };
}

/** The waiting request, opened again. */
function toRequest(autoSubmit: boolean): Destination {
  return { to: paths.request(), state: { fromServiceRequest: true, autoSubmit } };
}

function takeReturnTo(): string | null {
  const stored = returnMemory.returnTo();
  returnMemory.forgetReturnTo();
  return stored;
}

/**
 * Where signing in leads: back to a waiting request when that is where people came from, else to the
 * path they came from (which is then forgotten), else to the dashboard.
 */
export function destinationAfterSignIn(intent: SignInIntent): Destination {
  returnMemory.forgetSource();
  if (intent.fromServiceRequest && readPendingRequest() !== null) {
    return toRequest(intent.autoSubmit);
  }
  const stored = takeReturnTo();
  return { to: intent.returnTo ?? stored ?? paths.dashboard() };
}

/**
 * Where coming back from a mail or a social account leads: to a waiting request, else to the stored
 * path, else to the dashboard. A request that asked for sign-in when it was submitted submits itself.
 */
export function destinationAfterCallback(): Destination {
  const wasBeingSubmitted = returnMemory.isFromServiceRequest();
  returnMemory.forgetSource();
  if (readPendingRequest() !== null) {
    returnMemory.forgetReturnTo();
    return toRequest(wasBeingSubmitted);
  }
  return { to: takeReturnTo() ?? paths.dashboard() };
}
