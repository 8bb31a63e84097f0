/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { matchRoutes, type RouteObject } from 'react-router';
import { paths, remoteNames, type RemoteName } from '@tree-service/kernel/contract';
import admin from '../../mf-admin/src/routes';
import owner from '../../mf-owner/src/routes';
import publicSite from '../../mf-public/src/routes';
import vendor from '../../mf-vendor/src/routes';
import { areaAt, areas } from '../../shell/src/areas';

const routesOf: Record<RemoteName, RouteObject[]> = {
  'mf-public': publicSite.routes,
  'mf-owner': owner.routes,
  'mf-vendor': vendor.routes,
  'mf-admin': admin.routes,
};

const filled = (pattern: string) => pattern.replace(/:\w+/g, '42');
const remotesAt = (path: string): readonly RemoteName[] => {
  const remote = areaAt(path)?.remote ?? [];
  return typeof remote === 'string' ? [remote] : Object.values(remote);
};

test.each(remoteNames)('the shell leads to %s for every page of it', (remote) => {
  for (const { path = '' } of routesOf[remote]) {
    expect([path, remotesAt(filled(path))]).toEqual([path, expect.arrayContaining([remote])]);
  }
});

test('every address of the shell’s table is a page of the remote it leads to', () => {
  for (const prefix of areas.flatMap(({ prefixes }) => prefixes)) {
    for (const remote of remotesAt(prefix)) {
      const isThere = routesOf[remote].some(({ path }) => `${path}/`.startsWith(`${prefix}/`));
      expect([remote, prefix, isThere || prefix === '/']).toEqual([remote, prefix, true]);
    }
  }
});

test('every address that areas link to across the product is a page', () => {
  for (const { pattern } of Object.values(paths)) {
    if (pattern === paths.auth.pattern) continue;
    for (const remote of remotesAt(filled(pattern))) {
      expect([pattern, matchRoutes(routesOf[remote], filled(pattern))]).not.toEqual([
        pattern,
        null,
      ]);
    }
    expect([pattern, remotesAt(filled(pattern))]).not.toEqual([pattern, []]);
  }
});

test('every page has a title and can be preloaded, and what it reads first can be read ahead', () => {
  for (const { handle } of Object.values(routesOf).flat()) {
    expect(handle).toEqual({
      title: expect.stringMatching(/^[A-Z]/),
      preload: expect.any(Function),
      ...('read' in handle && { read: expect.any(Function) }),
    });
  }
});
