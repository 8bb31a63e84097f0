import { paths } from '@tree-service/kernel/contract';
import {
  authState,
  readPendingRequest,
  returnMemory,
  returnPathFrom,
  userTypeOf,
} from '@tree-service/kernel';

/** What the page that required sign-in passed along. */
export interface SignInIntent {
  readonly fromServiceRequest: boolean;
  /** Submit the pending request automatically. */
  readonly autoSubmit: boolean;
  /** A safe path of this site, or null. */
  readonly returnTo: string | null;
}

/** An address and its navigation state. */
export interface Destination {
  readonly to: string;
  readonly state?: { readonly fromServiceRequest: true; readonly autoSubmit: boolean };
}

function stateField(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/** Parses navigation state, which is untrusted. */
export function readIntent(state: unknown): SignInIntent {
  return {
    fromServiceRequest: stateField(state, 'fromServiceRequest') === true,
    autoSubmit: stateField(state, 'autoSubmit') === true,
    returnTo: returnPathFrom(stateField(state, 'returnTo')),
  };
}

/** The request form with the pending request. */
function toRequest(autoSubmit: boolean): Destination {
  return { to: paths.request(), state: { fromServiceRequest: true, autoSubmit } };
}

/** Whether the account can send a request: the guard of the form refuses Pros and administrators. */
function mayRequest(): boolean {
  const type = userTypeOf(authState());
  return type === null || type === 'owner';
}

function takeReturnTo(): string | null {
  const stored = returnMemory.returnTo();
  returnMemory.forgetReturnTo();
  return stored;
}

/**
 * The destination after sign-in: the pending request if the visitor came from it, else the path they came from (which is then cleared), else the dashboard.
 */
export function destinationAfterSignIn(intent: SignInIntent): Destination {
  returnMemory.forgetSource();
  if (intent.fromServiceRequest && mayRequest() && readPendingRequest() !== null) {
    return toRequest(intent.autoSubmit);
  }
  const stored = takeReturnTo();
  return { to: intent.returnTo ?? stored ?? paths.dashboard() };
}

/** Where a sign-in will probably lead, while the account is not known yet. Forgets nothing. */
export function probableDestination({ fromServiceRequest, returnTo }: SignInIntent): string {
  if (fromServiceRequest && readPendingRequest() !== null) return paths.request();
  return returnTo ?? returnMemory.returnTo() ?? paths.dashboard();
}

/**
 * The destination after the callback of an email or sign-in provider: the page for a password that must be chosen, from which this is asked again; else a pending request, else the stored path, else the dashboard. A request whose submission required sign-in is submitted.
 */
export function destinationAfterCallback(): Destination {
  if (authState().user?.mustChoosePassword) return { to: paths.resetPassword() };
  const wasBeingSubmitted = returnMemory.isFromServiceRequest();
  returnMemory.forgetSource();
  if (mayRequest() && readPendingRequest() !== null) {
    returnMemory.forgetReturnTo();
    return toRequest(wasBeingSubmitted);
  }
  return { to: takeReturnTo() ?? paths.dashboard() };
}
