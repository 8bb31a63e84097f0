import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { drawAll } from './catalog';
import { drawnFiles, FILES } from './drawnFiles';
import { ink, themedSvg } from './kit/ink';

/** As much as one drawing may weigh on the way, in bytes. */
const BUDGET = 15_000;

const committed = readdirSync(FILES).sort();
const read = (name: string) => readFileSync(path.join(FILES, name), 'utf8');

it('are committed as the scenes draw them: npm run illustrations', () => {
  const drawn = drawnFiles();
  expect(committed).toEqual([...drawn.keys()].sort());
  expect(committed.filter((name) => read(name) !== drawn.get(name))).toEqual([]);
});

describe.each(committed)('%s', (name) => {
  const svg = read(name);

  it('weighs less than the budget, compressed either way', () => {
    expect(gzipSync(svg).length).toBeLessThan(BUDGET);
    expect(brotliCompressSync(svg).length).toBeLessThan(BUDGET);
  });

  it('uses only colors of the palette, light and dark', () => {
    const used = new Set([...svg.matchAll(/var\(--(\w+)\)/g)].map(([, tone]) => tone));
    const [day = '', dark = ''] = [...svg.matchAll(/:root\{([^}]*)\}/g)].map(([, rule]) => rule);
    for (const tone of used) {
      expect(Object.keys(ink)).toContain(tone);
      expect(day).toContain(`--${tone}:`);
      expect(dark).toContain(`--${tone}:`);
    }
    expect(svg.replace(/<style>.*?<\/style>/, '')).not.toMatch(/#[0-9a-f]{3,8}\b/i);
  });

  it('fetches and runs nothing', () => {
    expect(svg).not.toMatch(/<script|<foreignObject|href|url\((?!#)| on\w+=/i);
  });

  it('has only finite numbers', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it('notices a drawing over the budget', () => {
  const { size, body } = drawAll()[0] ?? { size: { width: 1, height: 1 }, body: '' };
  const noise = Array.from({ length: 4000 }, (_, index) => Math.sin(index) * 1e6).join(' ');
  expect(gzipSync(themedSvg(size, body + noise)).length).toBeGreaterThan(BUDGET);
});
