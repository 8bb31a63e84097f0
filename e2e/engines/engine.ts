/** One page of a browser, as each driver offers it. Elements are named by CSS selectors. */
export interface Tab {
  /** Opens an address and resolves once it has loaded. */
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page and returns what it returns, which must be JSON. */
  run(body: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  /** Types into the field that has the focus, key by key. */
  type(text: string): Promise<void>;
  /** Chooses a file, by its path, in a file field. */
  choose(selector: string, file: string): Promise<void>;
  /** Makes the page this wide, in CSS pixels. */
  resize(width: number): Promise<void>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** Opens a page that shares no cookies and no storage with the others. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** Browsers besides Chromium that the tests run in. */
export type EngineName = 'firefox' | 'webkit';

/** Starts a browser whose requests all go through an HTTP proxy on this port. */
export type StartEngine = (proxyPort: number) => Promise<Engine>;

/** Height of a page, in CSS pixels, about that of a laptop. */
export const HEIGHT = 800;
