/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { waitFor } from '@testing-library/dom';
import { fakeBackend } from '@tree-service/testing';
import { browserStorage } from '../browserStorage';
import { provideHost } from '../host/host';
import { BackendError } from '../backend/backendError';
import { notify } from '../notices/notify';
import { errorMetrics } from './errorMetrics';
import { KEPT_REPORTS_KEY } from './keptReport';
import { reportError } from './reportError';

const LOGS = '/rest/v1/error_logs';
const server = fakeBackend();
let consoleError: jest.SpyInstance;
let toast: jest.SpyInstance;

beforeEach(() => {
  server.respondTo(LOGS);
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  toast = jest.spyOn(notify, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const saved = () => server.callsTo(LOGS);

describe('reportError', () => {
  it('names the release of the shell and of the remote whose page is shown', async () => {
    provideHost({
      running: () => ({ shell: 'r42', remotes: {} }),
      live: () => Promise.resolve({ shell: null, remotes: {}, canaries: {}, runnable: {} }),
      sharedModules: () => [],
      shownRemote: () => ({ name: 'mf-vendor', version: 'v7' }),
    });
    reportError(new Error('Broken'));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.body).toMatchObject({
      context: { release: 'r42', remote: 'mf-vendor', remote_version: 'v7' },
    });
  });

  it('saves what the administrators need to know', async () => {
    reportError(new Error('Broken', { cause: new Error('the true cause') }), {
      severity: 'warning',
      category: 'media',
      source: 'photoUpload',
      context: { attempt: 2 },
    });
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.body).toMatchObject({
      message: 'Error: Broken',
      severity: 'warning',
      category: 'media',
      source: 'photoUpload',
      context: { attempt: 2, cause: 'the true cause' },
      stack_trace: expect.stringContaining('Broken'),
      user_id: null,
      user_agent: expect.any(String),
      url: 'http://localhost/',
    });
  });

  it('saves faults, and no refusal in words', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01T00:00:00Z'));
    const refusals: [code: string, status: number][] = [
      ['P0001', 400],
      ['P0001', 409],
      ['42501', 403],
      ['PT422', 422],
    ];
    const faults: [code: string, status: number][] = [
      ['PGRST202', 404],
      ['PGRST116', 404],
      ['22P02', 400],
      ['23505', 409],
      ['storage', 413],
      ['', 429],
      ['XX000', 500],
    ];
    const { total } = errorMetrics;
    for (const [code, status] of [...refusals, ...faults]) {
      reportError(new BackendError(`${code} ${status}`, code, null, status));
    }
    await waitFor(() =>
      expect(saved().map(({ body }) => Reflect.get(Object(body), 'message'))).toEqual(
        faults.map(([code, status]) => `BackendError: ${code} ${status}`),
      ),
    );
    expect(errorMetrics.total).toBe(total + faults.length);
  });

  it('tells people of a critical refusal, which is not saved', () => {
    reportError(new BackendError('No access', '42501', null, 403), { severity: 'critical' });
    expect(toast).toHaveBeenCalledTimes(1);
    expect(saved()).toEqual([]);
  });

  it('counts by severity and category, with error and unknown as defaults', () => {
    const { total } = errorMetrics;
    const errors = errorMetrics.bySeverity.error ?? 0;
    const unknown = errorMetrics.byCategory.unknown ?? 0;
    reportError('something');
    expect(errorMetrics.total).toBe(total + 1);
    expect(errorMetrics.bySeverity.error).toBe(errors + 1);
    expect(errorMetrics.byCategory.unknown).toBe(unknown + 1);
    expect(errorMetrics.lastAt).toMatch(/Z$/);
  });

  it('shows a toast only for critical errors by default', () => {
    reportError(new Error('a'), { severity: 'error' });
    expect(toast).not.toHaveBeenCalled();
    reportError(new Error('b'), { severity: 'critical' });
    expect(toast).toHaveBeenCalledTimes(1);
    reportError(new Error('c'), { severity: 'critical', showToast: false });
    expect(toast).toHaveBeenCalledTimes(1);
    reportError(new Error('d'), { severity: 'info', showToast: true });
    expect(toast).toHaveBeenCalledTimes(2);
  });

  it('logs a failed save to the console alone', async () => {
    server.respondTo(LOGS, { message: 'No', code: '42501' }, 403);
    reportError(new Error('Broken'));
    await waitFor(() =>
      expect(consoleError).toHaveBeenCalledWith(
        'An error report could not be saved.',
        expect.anything(),
        expect.anything(),
      ),
    );
    expect(toast).not.toHaveBeenCalled();
    expect(browserStorage.read(KEPT_REPORTS_KEY)).toBeNull();
  });

  it('gives each report a key of its own', async () => {
    reportError(new Error('one'));
    reportError(new Error('two'));
    await waitFor(() => expect(saved()).toHaveLength(2));
    const keys = saved().map(({ body }) => Reflect.get(Object(body), 'report_key'));
    expect(keys).toEqual([
      expect.stringMatching(/^[a-z0-9]{10,28}$/),
      expect.stringMatching(/^[a-z0-9]{10,28}$/),
    ]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('does not let one failing component flood the backend', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-01-01T00:00:00Z'));
    for (let times = 0; times < 200; times += 1) reportError(new Error('again'));
    await waitFor(() => expect(saved().length).toBeGreaterThan(0));
    expect(saved().length).toBeLessThanOrEqual(20);
  });
});
