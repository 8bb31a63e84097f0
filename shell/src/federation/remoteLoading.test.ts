/** @jest-environment ./scripts/testing/browserEnvironment.js */
import type { ChosenRelease } from './chooseRelease';

const mockReportError = jest.fn();
jest.mock('@tree-service/kernel', () => ({ reportError: mockReportError }));

const release: ChosenRelease = {
  version: '1',
  wanted: '2',
  manifest: '/remotes/mf-vendor/1/mf-manifest.json',
  mismatches: [{ kind: 'contract', needed: 2, provided: 1 }],
};

/** As a page does that was loaded again: what was in memory is gone. */
function loadPage(running: Partial<ChosenRelease> = {}): Promise<void> {
  return jest.isolateModulesAsync(async () => {
    const { reportFallback } = await import('./remoteLoading');
    for (let load = 1; load <= 2; load += 1) {
      reportFallback('mf-vendor', { ...release, ...running });
    }
  });
}

beforeEach(() => {
  mockReportError.mockClear();
  window.sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('an earlier release that runs is reported once in a session, with the release that runs', async () => {
  await loadPage();
  await loadPage();
  expect(mockReportError).toHaveBeenCalledTimes(1);
  expect(mockReportError).toHaveBeenCalledWith(
    expect.objectContaining({
      name: 'ReleaseMismatch',
      message: expect.stringMatching(/^mf-vendor 2 /),
    }),
    expect.objectContaining({ context: { remote: 'mf-vendor', remote_version: '1' } }),
  );
});

test('another pair of releases is reported again, and so is the same one in another session', async () => {
  await loadPage();
  await loadPage({ wanted: '3' });
  await loadPage({ version: '0' });
  window.sessionStorage.clear();
  await loadPage();
  expect(mockReportError).toHaveBeenCalledTimes(4);
});

test('the release meant for the visitor is nothing to report', async () => {
  await loadPage({ version: '2', mismatches: [] });
  expect(mockReportError).not.toHaveBeenCalled();
});

test('without storage each page reports it once', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  await loadPage();
  await loadPage();
  expect(mockReportError).toHaveBeenCalledTimes(2);
});
