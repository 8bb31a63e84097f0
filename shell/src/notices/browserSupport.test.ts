/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { browserProblems, detectFeatures } from './browserSupport';

const all = { fetch: true, promises: true, localStorage: true, flexbox: true, grid: true };

const agents = {
  chrome: (version: number) =>
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`,
  edge: (version: number) =>
    `Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/${version}.0.0.0`,
  firefox: (version: number) =>
    `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
  safari: (version: number) =>
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version}.1 Safari/605.1.15`,
  iphone: (version: number) =>
    `Mozilla/5.0 (iPhone; CPU iPhone OS ${version}_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version}.0 Mobile/15E148 Safari/604.1`,
};

describe('browserProblems', () => {
  it.each([
    ['Chrome', agents.chrome, 90],
    ['Edge', agents.edge, 90],
    ['Firefox', agents.firefox, 88],
    ['Safari', agents.safari, 14],
    ['Safari', agents.iphone, 14],
  ])('warns of %s before its oldest supported version', (name, agent, oldest) => {
    expect(browserProblems(agent(oldest), all)).toEqual([]);
    expect(browserProblems(agent(oldest - 1), all)).toEqual([
      `${name} ${oldest - 1} is out of date`,
    ]);
  });

  it.each([
    ['fetch', 'no fetch'],
    ['promises', 'no promises'],
    ['localStorage', 'no local storage'],
    ['flexbox', 'no flexbox'],
    ['grid', 'no grid'],
  ])('warns when %s is not there', (feature, problem) => {
    expect(browserProblems('Unknown/1.0', { ...all, [feature]: false })).toEqual([problem]);
  });

  it('finds local storage in a browser that has it', () => {
    expect(detectFeatures().localStorage).toBe(true);
  });
});
