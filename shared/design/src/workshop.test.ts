import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ENTRIES = ['ui', 'forms', 'charts', 'hooks'];

/** Drawn as parts of other components in every story that has them, or not drawn at all. */
const PARTS = ['OnceOpened', 'SpinnerRing', 'ThemeRoot', 'TreeIcon'];

/** Drawn by components of the package alone, in states their stories do not reach. */
const INNER = ['DraftLine', 'FormSummary', 'PhotoList', 'PlotTooltip'];

/** The components an entry exports: what is named as components are, without types and constants. */
function componentsOf(entry: string): string[] {
  const index = readFileSync(path.join(__dirname, entry, 'index.ts'), 'utf8');
  return [...index.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z][a-z]\w*$/.test(name)),
  );
}

const folder = path.join(__dirname, '../workshop');
const stories = readdirSync(folder)
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

const isShown = (name: string) => new RegExp(`<${name}\\b`).test(stories);

test.each(ENTRIES)('the workshop shows every component of %s', (entry) => {
  const components = componentsOf(entry).filter((name) => !PARTS.includes(name));
  expect(components.length).toBeGreaterThan(2);
  expect(components.filter((name) => !isShown(name))).toEqual([]);
});

test('the workshop shows components that appear only after an error, a draft, a photo or a hover', () => {
  expect(INNER.filter((name) => !isShown(name))).toEqual([]);
});

test('a component without a story is found', () => {
  expect(isShown('Unheard')).toBe(false);
  expect(PARTS.filter(isShown)).toEqual([]);
});
