/** A session of the WebDriver protocol, https://www.w3.org/TR/webdriver2/. */
export interface WebDriverSession {
  /** Sends a command of the session; throws its refusal. */
  send(method: 'GET' | 'POST' | 'DELETE', command: string, given?: object): Promise<unknown>;
  /** The reference of the first element that matches. Throws when there is none. */
  element(selector: string): Promise<string>;
}

/** A driver did not answer in time, or is gone. What it refuses is another error. */
export class NoAnswer extends Error {}

// The name under which the protocol passes references of elements.
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** How long a driver may wait for a page that loads and a script that runs. It then refuses the command. */
const TIMEOUTS = { pageLoad: 30_000, script: 20_000 };
// A driver that hangs must not take all the time of a test, which then could not say what hung.
const ANSWER_WITHIN_MS = TIMEOUTS.pageLoad + 5_000;

/** Calls a driver; throws what it refuses, or that it does not answer. */
export async function callDriver(
  address: string,
  method: string,
  given?: object,
  withinMs = ANSWER_WITHIN_MS,
): Promise<unknown> {
  const answer = async () => {
    const body = given && JSON.stringify(given);
    const signal = AbortSignal.timeout(withinMs);
    const response = await fetch(address, { method, signal, ...(body && { body }) });
    return { isOk: response.ok, said: await response.text() };
  };
  const { isOk, said } = await answer().catch((cause: unknown) => {
    throw new NoAnswer(`${method} ${address}: no answer`, { cause });
  });
  const { value }: { value: unknown } = JSON.parse(said);
  if (!isOk) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts a session of a driver. */
export async function startSession(
  driver: string,
  wanted: object,
  withinMs: number,
): Promise<WebDriverSession> {
  const capabilities = { alwaysMatch: { ...wanted, timeouts: TIMEOUTS } };
  const started = await callDriver(`${driver}/session`, 'POST', { capabilities }, withinMs);
  const session = `${driver}/session/${String(Reflect.get(Object(started), 'sessionId'))}`;
  const send: WebDriverSession['send'] = (method, command, given) =>
    callDriver(session + command, method, given ?? (method === 'POST' ? {} : undefined));
  return {
    send,
    async element(selector) {
      const found = await send('POST', '/element', { using: 'css selector', value: selector });
      return String(Reflect.get(Object(found), ELEMENT));
    },
  };
}
