/** A function of a native plugin: options in, a result later. */
export type PluginCall = (options?: object) => Promise<unknown>;

/**
 * A function of a plugin of the native wrapper, or null when the page does not run inside one or the
 * wrapper lacks it.
 */
export function pluginCall(plugin: string, call: string): PluginCall | null {
  const found = window.Capacitor?.Plugins?.[plugin];
  if (typeof found !== 'object' || found === null) return null;
  const candidate: unknown = Reflect.get(found, call);
  if (typeof candidate !== 'function') return null;
  return async (options) => {
    const result: unknown = await Reflect.apply(candidate, found, [options]);
    return result;
  };
}
