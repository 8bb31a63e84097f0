import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findMiniBrowser } from '../../scripts/testing/ensureEngines';
import { freePort } from '../../scripts/testing/freePort';
import { HEIGHT, type Engine, type Tab } from './engine';
import { eventually } from './visitor';
import { callDriver, startSession, type WebDriverSession } from './webDriver';

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

/** Starts a driver, which has one session and one browser at a time. */
async function startDriver(environment: NodeJS.ProcessEnv) {
  const port = await freePort();
  const running = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: environment,
  });
  const driver = `http://127.0.0.1:${port}`;
  await eventually(async () => void (await callDriver(`${driver}/status`, 'GET')));
  return { driver, process: running };
}

function tabOf(session: WebDriverSession, close: () => Promise<void>): Tab {
  const { send, element } = session;
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
    close,
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
      const { driver, process: running } = await startDriver(environment);
      const session = await startSession(driver, wanted);
      const tab = tabOf(session, async () => {
        await session.send('DELETE', '').finally(() => running.kill());
      });
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
