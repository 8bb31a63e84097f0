import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const FILES = path.join(__dirname, 'files');

/** As much as one drawing may weigh on the way, in bytes. */
const BUDGET = 15_000;

describe.each(readdirSync(FILES))('%s', (name) => {
  const svg = readFileSync(path.join(FILES, name), 'utf8');

  it('weighs less than the budget', () => {
    expect(gzipSync(svg).length).toBeLessThan(BUDGET);
  });

  it('has each of its colors by day and in the dark', () => {
    const [day = '', dark = ''] = [...svg.matchAll(/:root\{([^}]*)\}/g)].map(([, rule]) => rule);
    for (const [, tone] of svg.matchAll(/var\(--(\w+)\)/g)) {
      expect(day).toContain(`--${tone}:`);
      expect(dark).toContain(`--${tone}:`);
    }
    expect(svg.replace(/<style>.*?<\/style>/, '')).not.toMatch(/#[0-9a-f]{3,8}\b/i);
  });

  it('fetches and runs nothing', () => {
    expect(svg).not.toMatch(/<script|<foreignObject|href|url\((?!#)| on\w+=/i);
  });
});
