import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findMiniBrowser } from '../../scripts/testing/ensureEngines';
import { freePort } from '../../scripts/testing/freePort';
import { HEIGHT, type Engine, type Tab } from './engine';
import { callDriver, NoAnswer, startSession, type WebDriverSession } from './webDriver';

const [WIDTH, TALLEST] = [1280, 1000];

/** Starts a display without a screen; returns its name. */
async function startDisplay(): Promise<{ display: string; process: ChildProcess }> {
  const running = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${WIDTH}x${TALLEST}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const told = running.stdio[3];
  if (!told) throw new Error('Xvfb cannot say which display it has.');
  const [name] = await once(told, 'data');
  return { display: `:${String(name).trim()}`, process: running };
}

/** Settings that let the toolbar of MiniBrowser shrink, which otherwise keeps pages wider than a phone. */
function narrowToolbar(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(
    path.join(folder, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }\n',
  );
  return folder;
}

/** A driver, with one session and one browser, of which `stop` leaves nothing. */
interface Driver {
  readonly session: WebDriverSession;
  stop(): void;
}

// A start takes about a second, and 6 on a machine with ten times as much to do as it can.
const START_WITHIN_MS = 15_000;
const STARTS = 3;

async function untilReady(driver: string, running: ChildProcess): Promise<void> {
  const end = Date.now() + START_WITHIN_MS;
  while (running.exitCode === null && Date.now() < end) {
    const isReady = await callDriver(`${driver}/status`, 'GET', undefined, START_WITHIN_MS).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new NoAnswer(`The driver at ${driver} does not start.`);
}

async function startDriver(environment: NodeJS.ProcessEnv, wanted: object): Promise<Driver> {
  const port = await freePort();
  // With a group of its own, so that its browser ends with it, whatever either is at.
  const running = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: environment,
    detached: true,
  });
  const stop = () => {
    try {
      if (running.pid !== undefined) process.kill(-running.pid, 'SIGKILL');
    } catch {
      // It has already exited, and its browser with it.
    }
  };
  const driver = `http://127.0.0.1:${port}`;
  try {
    await untilReady(driver, running);
    return { session: await startSession(driver, wanted, START_WITHIN_MS), stop };
  } catch (failure) {
    stop();
    throw failure;
  }
}

/**
 * Starts a driver with its browser. WebKitWebDriver 2.50 never answers when the browser ends, or loses
 * the port that was chosen for it, before the two are connected. So a driver without an answer is
 * ended and started again, twice at most. A refusal is not tried again, nor is anything after the start.
 */
async function startDriverAgain(environment: NodeJS.ProcessEnv, wanted: object): Promise<Driver> {
  for (let start = 1; ; start += 1) {
    try {
      return await startDriver(environment, wanted);
    } catch (failure) {
      if (!(failure instanceof NoAnswer) || start === STARTS) throw failure;
      console.warn(`WebKit did not start (${failure.message}); trying again.`);
    }
  }
}

function tabOf({ session: { send, element }, stop }: Driver): Tab {
  return {
    open: async (url) => void (await send('POST', '/url', { url })),
    run: (script) => send('POST', '/execute/sync', { script, args: [] }),
    click: async (selector) =>
      void (await send('POST', `/element/${await element(selector)}/click`)),
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async choose(selector, file) {
      await send('POST', `/element/${await element(selector)}/value`, { text: file });
    },
    resize: async (width) => void (await send('POST', '/window/rect', { width, height: HEIGHT })),
    close: () => Promise.resolve(stop()),
  };
}

/** Starts WebKitGTK's MiniBrowser for each tab, driven by WebDriver. Throws when it is not installed. */
export async function startWebKit(proxyPort: number): Promise<Engine> {
  const binary = findMiniBrowser();
  const [screen, settings] = [await startDisplay(), narrowToolbar()];
  const environment = {
    ...process.env,
    DISPLAY: screen.display,
    XDG_CONFIG_HOME: settings,
    // There is no graphics card behind the display, and no bus of a desktop.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
    // Without a language there is one called C.
    LC_ALL: 'en_US.UTF-8',
  };
  const wanted = {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}` },
  };
  return {
    async newTab() {
      const tab = tabOf(await startDriverAgain(environment, wanted));
      await tab.resize(WIDTH);
      return tab;
    },
    close() {
      screen.process.kill();
      rmSync(settings, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}
