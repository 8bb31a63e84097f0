import * as router from './router';
import { routerNames } from './routerNames';

// The build resolves this name to the real package; see scripts/bundling/sources.js.
jest.mock('react-router-whole', () => jest.requireActual('react-router'), { virtual: true });

test('exports what lint allows to import, and each name exists', () => {
  expect(Object.keys(router).sort()).toEqual([...routerNames].sort());
  expect(Object.entries(router).filter(([, value]) => value === undefined)).toEqual([]);
});
