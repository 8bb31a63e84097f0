import type { Variables } from '../environment.ts';

/** What is known about a step or a report, by name. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** A piece of work that is followed: an answered request, or a call of another server. */
export interface Step {
  note(facts: Facts): void;
  /** The work goes on, or has answered; what it was for has failed. */
  fail(error: unknown): void;
}

/** What a step is. */
export interface AboutStep {
  name: string;
  kind: 'answer' | 'call';
  facts: Facts;
  /** Of the request it answers; the steps within have it, too. */
  requestId?: string;
}

/** Something a browser reported, for those who watch the product. */
export interface Report {
  name: 'exception' | 'browser.web_vital';
  severity: 'debug' | 'info' | 'warning' | 'error' | 'critical';
  /** ISO time. */
  at: string;
  text: string;
  facts: Facts;
}

/** Where the work of the functions and the reports of browsers are followed. */
export interface Telemetry {
  /** Does a piece of work as a step of the one it is part of, if any. Rejects as the work does. */
  follow<T>(about: AboutStep, work: (step: Step) => Promise<T>): Promise<T>;
  /** The id of the request that is being answered here; undefined outside of one. */
  requestId(): string | undefined;
  /** Sends what was followed so far. Never rejects. */
  flush(): Promise<void>;
  /** Sends reports. Rejects when they did not arrive. */
  send(reports: readonly Report[]): Promise<void>;
}

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
