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
