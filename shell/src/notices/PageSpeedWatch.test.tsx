import { act, render } from '@testing-library/react';
import { provideHost, queryClient, runtimeConfig } from '@tree-service/kernel';
import { fakeBackend, flagsSaying } from '@tree-service/testing';
import { pageFacts } from '../federation/pageFacts';
import { PageSpeedWatch } from './PageSpeedWatch';

const RECORD = '/rest/v1/rpc/record_page_vitals';
const server = fakeBackend();
const reports = new Map<string, (metric: { name: string; value: number }) => void>();
jest.mock('web-vitals', () => {
  const measure = (name: string) => (report: (metric: { name: string; value: number }) => void) =>
    reports.set(name, report);
  return Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((n) => [`on${n}`, measure(n)]),
  );
});

const measure = (name: string, value: number) => reports.get(name)?.({ name, value });

function leave(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  queryClient.clear();
  reports.clear();
  server.respondTo(RECORD);
  window.history.replaceState(null, '', '/requests/3f2b8a90-4c1d-4e5f-8a6b-7c8d9e0f1a2b?talk=1');
});

test('what was measured is sent once, when people leave, by the name of the page', () => {
  render(<PageSpeedWatch />);
  measure('LCP', 912.34567);
  measure('CLS', 0.0123456);
  measure('LCP', 1000);
  expect(server.callsTo(RECORD)).toEqual([]);
  leave();
  leave();
  expect(server.callsTo(RECORD).map(({ body }) => body)).toEqual([
    {
      ...{ page: '/requests/:id', device: 'wide', vitals: { LCP: 1000, CLS: 0.012 } },
      ...{ release: null, remote: null, remote_version: null },
    },
  ]);
});

test('the page people arrived on tells its remote and both releases, wherever they went since', () => {
  provideHost({
    ...pageFacts,
    running: () => ({ shell: 'r42', remotes: { 'mf-owner': 'v7', 'mf-vendor': 'v9' } }),
    shownRemote: () => ({ name: 'mf-owner', version: null }),
  });
  render(<PageSpeedWatch />);
  provideHost({
    ...pageFacts,
    running: () => ({ shell: 'r42', remotes: { 'mf-owner': 'v7', 'mf-vendor': 'v9' } }),
    shownRemote: () => ({ name: 'mf-vendor', version: 'v9' }),
  });
  measure('LCP', 1000);
  leave();
  expect(server.callsTo(RECORD).map(({ body }) => body)).toMatchObject([
    { release: 'r42', remote: 'mf-owner', remote_version: 'v7' },
  ]);
});

test('only the share of page loads that the deployment names is measured', () => {
  const share = jest.replaceProperty(runtimeConfig(), 'pageSpeedShare', 0.25);
  const random = jest.spyOn(Math, 'random');
  for (const drawn of [0.24, 0.25]) {
    reports.clear();
    random.mockReturnValueOnce(drawn);
    const { unmount } = render(<PageSpeedWatch />);
    measure('LCP', drawn);
    leave();
    unmount();
  }
  expect(server.callsTo(RECORD).map(({ body }) => body)).toMatchObject([{ vitals: { LCP: 0.24 } }]);
  share.restore();
  random.mockRestore();
});

test('a page that measured nothing sends nothing', () => {
  render(<PageSpeedWatch />);
  leave();
  expect(server.callsTo(RECORD)).toEqual([]);
});

test('nothing is sent where performance_monitoring is known to be off', () => {
  queryClient.setQueryData(['featureFlags'], flagsSaying({ performance_monitoring: false }));
  render(<PageSpeedWatch />);
  measure('LCP', 1000);
  leave();
  expect(server.callsTo(RECORD)).toEqual([]);
});
