import type { Variables } from '../variables.ts';
import type { Telemetry } from './telemetry.ts';

let running: Telemetry | null = null;

/** What follows the work of this process; null where nothing does. */
export const telemetryHere = (): Telemetry | null => running;

const known = new WeakMap<Variables, Promise<Telemetry | null>>();

/** The endpoint that the variables name; null when they name none, and then no library is loaded. */
export function telemetryOf(variables: Variables): Promise<Telemetry | null> {
  if (!variables['OTEL_EXPORTER_OTLP_ENDPOINT']) return Promise.resolve(null);
  const found = known.get(variables) ?? load(variables);
  known.set(variables, found);
  return found;
}

async function load(variables: Variables): Promise<Telemetry | null> {
  try {
    const { openTelemetry } = await import('./openTelemetry.ts');
    running = openTelemetry(variables);
    return running;
  } catch (error) {
    console.error('The work of the functions is not followed.', error);
    return null;
  }
}
