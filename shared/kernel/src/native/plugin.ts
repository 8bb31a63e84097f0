/**
 * The answer of something a device may refuse, or null when it does: such failures are written to the
 * console and end there, because people can continue without it.
 */
export async function attempt<T>(what: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (cause) {
    console.error(`${what} failed:`, cause);
    return null;
  }
}

/** A function of a native plugin: arguments in, a result later. */
export type PluginCall = (...given: readonly unknown[]) => Promise<unknown>;

/**
 * A function of a plugin of the native wrapper, or null when the page does not run inside one or the
 * wrapper lacks it.
 */
export function pluginCall(plugin: string, call: string): PluginCall | null {
  const found = window.Capacitor?.Plugins?.[plugin];
  if (typeof found !== 'object' || found === null) return null;
  const candidate: unknown = Reflect.get(found, call);
  if (typeof candidate !== 'function') return null;
  return async (...given) => {
    const result: unknown = await Reflect.apply(candidate, found, given);
    return result;
  };
}

/**
 * Calls `listener` with what a plugin tells whenever the event happens. Returns how to stop, or null
 * where `pluginCall` does.
 */
export function watchPlugin(
  plugin: string,
  event: string,
  listener: (news: unknown) => void,
): (() => void) | null {
  const listen = pluginCall(plugin, 'addListener');
  if (listen === null) return null;
  const handle = attempt(`Following ${event}`, () => listen(event, listener));
  return () => {
    void handle.then((listening) => {
      const remove = recordField(listening, 'remove');
      if (typeof remove === 'function') Reflect.apply(remove, listening, []);
    });
  };
}

/** A field of what a plugin answered; undefined where there is none. */
export function recordField(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}

/** A text of what a plugin answered; null where there is none. */
export function textField(answer: unknown, name: string): string | null {
  const value = recordField(answer, name);
  return typeof value === 'string' ? value : null;
}

/** A number of what a plugin answered. Throws where there is none. */
export function numberField(answer: unknown, name: string): number {
  const value = recordField(answer, name);
  if (typeof value !== 'number') throw new Error(`The device answered without "${name}".`);
  return value;
}
