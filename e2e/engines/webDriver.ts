/** A session of the WebDriver protocol, https://www.w3.org/TR/webdriver2/. */
export interface WebDriverSession {
  /** Sends a command of the session; throws its refusal. */
  send(method: 'GET' | 'POST' | 'DELETE', command: string, given?: object): Promise<unknown>;
  /** The reference of the first element that matches. Throws when there is none. */
  element(selector: string): Promise<string>;
}

// The name under which the protocol passes references of elements.
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Calls a driver; throws what it refuses. */
export async function callDriver(
  address: string,
  method: string,
  given?: object,
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(given && { body: JSON.stringify(given) }),
  });
  const { value }: { value: unknown } = JSON.parse(await response.text());
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts a session of a driver. */
export async function startSession(driver: string, wanted: object): Promise<WebDriverSession> {
  const started = await callDriver(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: wanted },
  });
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
