import { createServer, type Server } from 'node:http';
import { telemetryOf } from '../../functions/_shared/telemetry/running';
import type { Database } from '../../local/database';
import { postgresDatabase } from '../../local/postgresDatabase';
import { runBackend, type RunningBackend } from '../local/runningBackend';
import { until } from '../support/until';
import { projectSecrets, WORKER_KEY } from './projectSecrets';
import { startOtlp, type OtlpDouble } from './otlpDouble';
import { resendSecrets, startResend, type ResendDouble } from './resendDouble';
import { runFunction, type RunningFunction } from './runFunction';

// What an OTLP endpoint hears, by the official libraries on Deno and in the embedded backend, and that the
// work does not suffer when the endpoint does.

const SERVER = 2;
const CALL = 3;

let backend: RunningBackend;
let database: Database;
let resend: ResendDouble;
let otlp: OtlpDouble;
let silent: Server;
const running = new Map<string, RunningFunction>();

beforeAll(async () => {
  backend = await runBackend({ outboxElsewhere: true });
  database = postgresDatabase(backend.databaseUrl ?? '');
  [resend, otlp] = await Promise.all([startResend(), startOtlp()]);
  // Takes every request and never answers.
  silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const bound = silent.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const secrets = {
    ...projectSecrets(backend),
    RELEASE: 'functions-7',
    ...resendSecrets(resend),
  };
  const { OTEL_EXPORTER_OTLP_ENDPOINT = '', ...withoutEndpoint } = otlp.secrets;
  const further = {
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
  };
  const start = async (name: string, to: string, endpoint: Readonly<Record<string, string>>) =>
    running.set(`${name} ${to}`, await runFunction(name, { ...secrets, ...endpoint }));
  await Promise.all([
    start('outbox', 'double', otlp.secrets),
    start('telemetry', 'double', otlp.secrets),
    start('outbox', 'silent', { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }),
    start('outbox', 'none', { ...withoutEndpoint, ...further }),
  ]);
});
afterAll(async () => {
  for (const one of running.values()) one.stop();
  resend.close();
  otlp.close();
  silent.close();
  silent.closeAllConnections();
  await database.close();
  await backend.stop();
});
beforeEach(() => {
  for (const list of [resend.mails, otlp.spans, otlp.logs, otlp.bodies]) list.length = 0;
});
afterEach(() => expect([...otlp.unknown, ...resend.unknown]).toEqual([]));

async function work(name: string, headers: Record<string, string> = {}) {
  const one = running.get(name);
  if (!one) throw new Error(`${name} does not run.`);
  return one.ask(`/${name.split(' ')[0]}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${WORKER_KEY}`, ...headers },
  });
}
const put = (recipient: string) =>
  database.query(
    `insert into private.outbox (channel, kind, recipient, subject, body_text, body_html, link, due_at)
     values ('email', 'job_completed', $1, 'Done', 'Text', '<p>Text</p>', '/', now())`,
    [recipient],
  );
const report = (message: string) =>
  backend
    .client()
    .from('error_logs')
    .insert({
      message,
      severity: 'error',
      category: 'ui',
      source: 'leads',
      stack_trace: 'at main.js:1:2',
      context: {
        release: 'r1',
        remote: 'mf-vendor',
        remote_version: 'v2',
        request_id: 'request-9',
      },
    });
const measure = () =>
  backend.client().rpc('record_page_vitals', {
    page: '/requests/:id',
    release: 'r1',
    remote: 'mf-owner',
    remote_version: 'v3',
    device: 'wide',
    vitals: { LCP: 1200 },
  });
const passAMinute = async () => {
  await database.query(`update public.error_logs set created_at = now() - interval '1 minute'`);
  await database.query(`update private.page_vitals set created_at = now() - interval '1 minute'`);
};

test('an invocation and its call of a provider are one trace, with release, remote and request id', async () => {
  await put('owner@example.com');
  const answer = await work('outbox double', {
    'x-request-id': 'request-0001',
    baggage: 'release=r42,remote=mf-vendor,remote_version=v7,person=secret',
  });
  expect(await answer.json()).toEqual({ sent: 1, dead: 0 });
  expect(answer.headers.get('x-request-id')).toBe('request-0001');
  await until(() => otlp.spans.length === 2);
  const [invocation, call] = [...otlp.spans].sort((one, other) => one.kind - other.kind);
  expect(invocation).toMatchObject({
    service: 'tree-service-functions',
    name: 'outbox',
    kind: SERVER,
    parentSpanId: undefined,
    failed: false,
  });
  expect(invocation?.facts).toEqual({
    'faas.name': 'outbox',
    'http.request.method': 'POST',
    'http.response.status_code': 200,
    release: 'r42',
    remote: 'mf-vendor',
    remote_version: 'v7',
    request_id: 'request-0001',
  });
  expect(call).toMatchObject({
    name: `POST ${new URL(resend.address).host}`,
    kind: CALL,
    traceId: invocation?.traceId,
    parentSpanId: invocation?.spanId,
    facts: { request_id: 'request-0001', 'http.response.status_code': 200 },
  });
  expect(otlp.bodies.join()).toContain('functions-7');
  for (const secret of [WORKER_KEY, 'owner@example.com', 're_double', 'person']) {
    expect(otlp.bodies.join()).not.toContain(secret);
  }
});

test('a provider that refuses is a failed call', async () => {
  await put('nobody@refused.example');
  await work('outbox double');
  await until(() => otlp.spans.length === 2);
  expect(otlp.spans.find(({ kind }) => kind === CALL)).toMatchObject({ failed: true });
  expect(otlp.spans.find(({ kind }) => kind === SERVER)).toMatchObject({ failed: false });
  await database.query('delete from private.outbox');
});

test('errors and page speeds of browsers arrive once, without the account they come from', async () => {
  expect((await report('TypeError: x is undefined')).error).toBeNull();
  expect((await measure()).error).toBeNull();
  await passAMinute();
  expect(await (await work('telemetry double')).json()).toEqual({ sent: 2 });
  const common = { service: 'tree-service-browser' };
  expect(otlp.logs).toEqual([
    {
      ...common,
      eventName: 'exception',
      severity: 'error',
      body: 'TypeError: x is undefined',
      facts: {
        'exception.message': 'TypeError: x is undefined',
        'exception.stacktrace': 'at main.js:1:2',
        category: 'ui',
        source: 'leads',
        fingerprint: expect.any(String),
        release: 'r1',
        remote: 'mf-vendor',
        remote_version: 'v2',
        request_id: 'request-9',
        report_id: expect.any(Number),
      },
    },
    {
      ...common,
      eventName: 'browser.web_vital',
      severity: 'info',
      body: 'LCP',
      facts: {
        'browser.web_vital.name': 'lcp',
        'browser.web_vital.value': 1200,
        page: '/requests/:id',
        release: 'r1',
        remote: 'mf-owner',
        remote_version: 'v3',
        device: 'wide',
        report_id: expect.any(Number),
      },
    },
  ]);
  expect(await (await work('telemetry double')).json()).toEqual({ sent: 0 });
});

test('what the endpoint refuses is kept and arrives when it takes things again', async () => {
  await report('TypeError: y is undefined');
  await passAMinute();
  otlp.refuse(true);
  expect((await work('telemetry double')).status).toBe(500);
  expect(otlp.logs).toEqual([]);
  otlp.refuse(false);
  expect(await (await work('telemetry double')).json()).toEqual({ sent: 1 });
  expect(otlp.logs.map(({ body }) => body)).toEqual(['TypeError: y is undefined']);
});

test('an endpoint that refuses or never answers delays no mail', async () => {
  otlp.refuse(true);
  await put('one@example.com');
  expect(await (await work('outbox double')).json()).toEqual({ sent: 1, dead: 0 });
  otlp.refuse(false);
  await put('two@example.com');
  const started = Date.now();
  expect(await (await work('outbox silent')).json()).toEqual({ sent: 1, dead: 0 });
  // The libraries wait for 10 seconds.
  expect(Date.now() - started).toBeLessThan(8000);
  expect(resend.mails.map(({ to }) => to)).toEqual([['one@example.com'], ['two@example.com']]);
});

test('without an endpoint nothing is loaded and nothing is sent', async () => {
  await put('owner@example.com');
  expect(await (await work('outbox none')).json()).toEqual({ sent: 1, dead: 0 });
  expect(otlp.bodies).toEqual([]);

  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.doMock('../../functions/_shared/telemetry/openTelemetry.ts', () => {
    throw new Error('It was loaded.');
  });
  expect(await telemetryOf({})).toBeNull();
  expect(logged).not.toHaveBeenCalled();
  expect(await telemetryOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toBeNull();
  expect(String(logged.mock.calls[0]?.[1])).toContain('It was loaded.');
  logged.mockRestore();
});

test('the embedded backend forwards reports, too', async () => {
  const embedded = await runBackend({ secrets: otlp.secrets });
  try {
    const there = postgresDatabase(embedded.databaseUrl ?? '', 1);
    await there.query(
      `insert into public.error_logs (message, severity, category, created_at)
       values ('TypeError: z is undefined', 'critical', 'ui', now() - interval '1 minute')`,
    );
    await there.close();
    await until(() => otlp.logs.length > 0);
    expect(otlp.logs).toMatchObject([{ severity: 'critical', body: 'TypeError: z is undefined' }]);
  } finally {
    await embedded.stop();
  }
});
