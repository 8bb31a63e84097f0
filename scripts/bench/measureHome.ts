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

/** What the home page needed. */
export interface HomeCost {
  readonly downloads: readonly Download[];
  /** How many downloads had to wait for one another, the page itself included. */
  readonly depth: number;
}

// A download was found through another when it starts after that one's end.
function depthOf(downloads: readonly Download[]): number {
  const depths = new Map<Download, number>();
  const inOrder = [...downloads].sort((a, b) => a.start - b.start);
  for (const download of inOrder) {
    const before = inOrder.filter((other) => other.end <= download.start);
    depths.set(download, 1 + Math.max(0, ...before.map((other) => depths.get(other) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}

/** A phone on a weak line: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, in bytes per second. */
const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * Opens the home page as a visitor with an empty cache and returns what was downloaded until its
 * main button is there. The line is throttled, so that downloads which wait for one another show.
 */
export async function measureHome(browser: Browser, origin: string): Promise<HomeCost> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  const started = new Map<string, { url: string; type: string; at: number }>();
  const downloads: Download[] = [];
  protocol.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    started.set(requestId, { url: request.url, type: (type ?? '').toLowerCase(), at: timestamp });
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = started.get(requestId);
    if (!request || !request.url.startsWith(origin)) return;
    downloads.push({
      pathname: new URL(request.url).pathname,
      type: request.type,
      transferred: encodedDataLength,
      start: request.at * 1000,
      end: timestamp * 1000,
    });
  });
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.goto(origin);
  await page.getByRole('link', { name: 'Get an Estimate' }).waitFor();
  await context.close();
  return { downloads, depth: depthOf(downloads) };
}
