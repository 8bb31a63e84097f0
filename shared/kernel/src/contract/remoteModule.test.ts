import { BrokenContractError, parseRemoteModule } from './remoteModule';

function Page() {
  return null;
}

const routes = [
  { path: '/requests', Component: Page },
  {
    path: '/request',
    children: [{ index: true, Component: Page }],
  },
];

describe('parseRemoteModule', () => {
  it('accepts a module that keeps the contract', () => {
    expect(parseRemoteModule({ contract: 1, routes }).routes).toEqual(routes);
  });

  it('accepts the same as a default export', () => {
    expect(parseRemoteModule({ default: { contract: 1, routes } }).routes).toEqual(routes);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a page of HTML', '<!doctype html>'],
    ['another contract', { contract: 2, routes }],
    ['a missing contract', { routes }],
    ['no routes', { contract: 1 }],
    ['an empty list of routes', { contract: 1, routes: [] }],
    ['routes that are no list', { contract: 1, routes: { path: '/' } }],
    ['a route that is no object', { contract: 1, routes: ['/requests'] }],
    ['a path that is no string', { contract: 1, routes: [{ path: 7, Component: Page }] }],
    ['a route that shows nothing', { contract: 1, routes: [{ path: '/requests' }] }],
    ['a broken child', { contract: 1, routes: [{ path: '/', children: [null] }] }],
  ])('refuses %s', (_what, value) => {
    expect(() => parseRemoteModule(value)).toThrow(BrokenContractError);
  });
});
