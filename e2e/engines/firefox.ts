import puppeteer, { type BrowserContext, type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/testing/ensureEngines';
import { HEIGHT, type Engine, type Tab } from './engine';

// A command without an answer must not take all the time of a test, which then could not say what hung.
const ANSWER_WITHIN_MS = 30_000;

const proxyPreferences = (port: number) => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': port,
  // Without it, addresses of this machine go past the proxy.
  'network.proxy.allow_hijacking_localhost': true,
});

async function found(page: Page, selector: string): Promise<ElementHandle> {
  const element = await page.$(selector);
  if (!element) throw new Error(`Nothing matches ${selector}.`);
  return element;
}

function tabOf(page: Page, context: BrowserContext): Tab {
  return {
    open: async (address) => void (await page.goto(address)),
    run: (body) => page.evaluate(`(() => {${body}\n})()`),
    async click(selector) {
      // A tab behind another one draws nothing, and a click waits for that.
      await page.bringToFront();
      await (await found(page, selector)).click();
    },
    type: (text) => page.keyboard.type(text),
    async choose(selector, file) {
      const field = await page.$(selector);
      await (field as ElementHandle<HTMLInputElement> | null)?.uploadFile(file);
    },
    async resize(width) {
      try {
        await page.setViewport({ width, height: HEIGHT });
      } catch (error) {
        // Firefox ESR 140 changes the size, but knows nothing of an orientation.
        if (!String(error).includes('setScreenOrientationOverride): unknown command')) throw error;
      }
    },
    close: () => context.close(),
  };
}

/** Starts Firefox, driven by WebDriver BiDi. Throws when it is not installed. */
export async function startFirefox(proxyPort: number): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    protocolTimeout: ANSWER_WITHIN_MS,
    extraPrefsFirefox: proxyPreferences(proxyPort),
  });
  return {
    async newTab() {
      const context = await browser.createBrowserContext();
      return tabOf(await context.newPage(), context);
    },
    close: () => browser.close(),
  };
}
