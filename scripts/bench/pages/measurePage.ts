import path from 'node:path';
import type { Browser } from '@playwright/test';

/** One file that was downloaded. */
export interface Download {
  readonly pathname: string;
  readonly type: string;
  /** Bytes of the body as they came over the line. */
  readonly transferred: number;
  /** Start and end in ms after the start of the navigation. */
  readonly start: number;
  readonly end: number;
}

/** What a page needed. Times are in ms after the start of the navigation. */
export interface PageCost {
  /** What had arrived when the page could be used. */
  readonly downloads: readonly Download[];
  /** The same as far as the page itself names it, whatever else was quick enough to come, too. */
  readonly named: readonly Download[];
  /**
   * How many downloads were found through one another, the page itself included. What the page names was
   * found through the page, however long the browser put it off.
   */
  readonly depth: number;
  readonly largestPaint: number;
  /** When the application had taken the page over. */
  readonly interactive: number;
  /** What tasks took beyond 50 ms each, until then. */
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

interface Marks {
  largestPaint: number;
  /** NaN until then. */
  interactive: number;
  blocked: number;
  shift: number;
}

declare global {
  interface Window {
    pageMarks?: Marks;
  }
}

// What the page does not name was found through another download when it starts after that one's end.
function depthOf(downloads: readonly Download[], named: readonly Download[]): number {
  const depths = new Map<Download, number>();
  const inOrder = [...downloads].sort((a, b) => a.start - b.start);
  for (const download of inOrder) {
    const before = (named.includes(download) ? inOrder.slice(0, 1) : inOrder).filter(
      (other) => other.end <= download.start,
    );
    depths.set(download, 1 + Math.max(0, ...before.map((other) => depths.get(other) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}

/** A phone on a weak line: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, in bytes per second. */
const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export interface Opening {
  readonly origin: string;
  readonly address: string;
  /** Whether it has scripts that make it interactive; otherwise it is done when it has loaded. */
  readonly isScripted: boolean;
  /** How much slower than this machine the measured one is. */
  readonly cpuSlowdown: number;
}

/**
 * Opens a page as a visitor with an empty cache, on a phone and a weak line, and returns what it cost
 * until the application had taken it over.
 */
export async function measurePage(browser: Browser, opening: Opening): Promise<PageCost> {
  const { origin, address, isScripted, cpuSlowdown } = opening;
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  const started = new Map<string, { url: string; type: string; at: number }>();
  const downloads: Download[] = [];
  let opened: number | null = null;
  protocol.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    opened ??= timestamp;
    started.set(requestId, { url: request.url, type: (type ?? '').toLowerCase(), at: timestamp });
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = started.get(requestId);
    if (!request || opened === null || !request.url.startsWith(origin)) return;
    downloads.push({
      pathname: new URL(request.url).pathname,
      type: request.type,
      transferred: encodedDataLength,
      start: (request.at - opened) * 1000,
      end: (timestamp - opened) * 1000,
    });
  });
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript({ path: path.join(__dirname, 'keepMarks.js') });
  const answer = await page.goto(origin + address, { waitUntil: 'load' });
  const html = (await answer?.text()) ?? '';
  if (isScripted) {
    await page.waitForFunction(
      () => window.pageMarks !== undefined && window.pageMarks.interactive > 0,
    );
  } else {
    // Fonts may still move what is painted.
    await page.evaluate(() => document.fonts.ready);
  }
  const marks = await page.evaluate(() => window.pageMarks);
  await context.close();
  if (!marks) throw new Error('The page left no marks.');
  const isNeeded = ({ end }: Download) => !isScripted || end <= marks.interactive;
  const needed = downloads.filter(isNeeded);
  const named = needed.filter(({ pathname }) => pathname === address || html.includes(pathname));
  return { ...marks, downloads: needed, named, depth: depthOf(needed, named) };
}

/** Kibibytes of scripts, as they came over the line. */
export function scriptKibibytes(downloads: readonly Download[]): number {
  const scripts = downloads.filter(({ type }) => type === 'script');
  return scripts.reduce((sum, { transferred }) => sum + transferred, 0) / 1024;
}
