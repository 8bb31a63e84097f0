import { buildSync } from 'esbuild';
import path from 'node:path';
import { expect } from '../support/test';
import type { Tab } from './engine';
import type { Query, Words } from './finder';

const FOUND = '[data-found]';
const AT_MOST_MS = 20_000;
const PRESSED_WITHIN_MS = 1_000;

const finder = buildSync({
  entryPoints: [path.join(__dirname, 'finder.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  minify: true,
  define: { 'process.env.NODE_ENV': '"test"' },
}).outputFiles[0]?.text;

function sendable(words: string | RegExp): Words {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags };
}

/** Repeats an attempt until it succeeds; throws its last failure when time is up. */
export function eventually(attempt: () => Promise<void>, timeout = AT_MOST_MS): Promise<void> {
  return expect(attempt).toPass({ timeout, intervals: [50, 100] });
}

/** Someone in front of a tab: opens pages of one origin, presses, types and looks, with patience. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly origin: string,
  ) {}

  /** Opens a page and waits until it works. */
  async open(address: string): Promise<void> {
    await this.tab.open(new URL(address, this.origin).href);
    await this.until(`document.querySelector('#root[data-arrived]') !== null`, address);
  }

  /** Waits until an expression holds in the page. */
  until(expression: string, what: string): Promise<void> {
    return eventually(async () => {
      if ((await this.tab.run(`return ${expression};`)) !== true)
        throw new Error(`Not yet: ${what}`);
    });
  }

  /**
   * Presses a button, link, radio or the like. Drivers press a place of the page: when what was found
   * has moved away from there in the meantime, it is looked for and pressed again.
   */
  press(role: string, name: string | RegExp, inside?: string): Promise<void> {
    const query: Query = { by: 'role', role, words: sendable(name), ...(inside && { inside }) };
    return this.use(query, async () => {
      await this.tab.click(FOUND);
      await eventually(async () => {
        if (!(await this.wasPressed())) throw new Error(`Not hit: ${JSON.stringify(query)}`);
      }, PRESSED_WITHIN_MS);
    });
  }

  type(label: string | RegExp, text: string, inside?: string): Promise<void> {
    const query: Query = { by: 'label', words: sendable(label), ...(inside && { inside }) };
    return this.use(query, async () => {
      // What is typed replaces what is selected.
      await this.tab.run(`
        const field = document.querySelector('${FOUND}');
        field.focus();
        field.select();`);
      await this.tab.type(text);
    });
  }

  /** Chooses a file in the field with a label. */
  choose(label: string | RegExp, file: string): Promise<void> {
    return this.use({ by: 'label', words: sendable(label) }, () => this.tab.choose(FOUND, file));
  }

  /** Waits for a text. */
  see(words: string | RegExp): Promise<void> {
    return this.use({ by: 'text', words: sendable(words) });
  }

  /** Waits for something by its role and name. */
  seeA(role: string, name?: string | RegExp): Promise<void> {
    return this.use({ by: 'role', role, ...(name && { words: sendable(name) }) });
  }

  /** Whether nothing of the kind is shown now. */
  async seesNo(role: string, name: string | RegExp): Promise<boolean> {
    return (await this.count({ by: 'role', role, words: sendable(name) })) === 0;
  }

  /** Whether the last press reached what it was meant for; a page that was left by it is gone. */
  private async wasPressed(): Promise<boolean> {
    const pressed = await this.tab
      .run('return globalThis.treeServicePressed?.() ?? true;')
      .catch(() => true);
    return pressed === true;
  }

  private use(query: Query, action?: () => Promise<void>): Promise<void> {
    return eventually(async () => {
      if ((await this.count(query)) === 0) throw new Error(`Not there: ${JSON.stringify(query)}`);
      await action?.();
    });
  }

  private async count(query: Query): Promise<number> {
    const isReady = await this.tab.run('return "treeServiceFinder" in globalThis;');
    if (isReady !== true) await this.tab.run(finder ?? '');
    return Number(await this.tab.run(`return treeServiceFinder(${JSON.stringify(query)});`));
  }
}
