import { startDouble } from './httpDouble';

type Value = string | number | boolean;

/** A span as the endpoint took it. */
export interface TakenSpan {
  service: string;
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  failed: boolean;
  facts: Record<string, Value>;
}

/** A log record as the endpoint took it. */
export interface TakenLog {
  service: string;
  eventName: string;
  severity: string;
  body: string;
  facts: Record<string, Value>;
}

/** The used part of OTLP over HTTP with JSON (https://opentelemetry.io/docs/specs/otlp/#otlphttp). */
export interface OtlpDouble {
  readonly spans: TakenSpan[];
  readonly logs: TakenLog[];
  /** Everything that was sent, as text. */
  readonly bodies: string[];
  /** Requests it did not know, which fail the test. */
  readonly unknown: string[];
  /** Whether it refuses everything. */
  refuse(isRefusing: boolean): void;
  readonly secrets: Record<string, string>;
  close(): void;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };
}
interface Sent<Scope> {
  resourceSpans?: ({ resource: { attributes: Attribute[] } } & Scope)[];
  resourceLogs?: ({ resource: { attributes: Attribute[] } } & Scope)[];
}
type Spans = {
  scopeSpans: {
    spans: {
      name: string;
      kind: number;
      traceId: string;
      spanId: string;
      parentSpanId?: string;
      status: { code: number };
      attributes: Attribute[];
    }[];
  }[];
};
type Logs = {
  scopeLogs: {
    logRecords: {
      eventName: string;
      severityText: string;
      body: { stringValue: string };
      attributes: Attribute[];
    }[];
  }[];
};

const KEY = 'otlp-double';
/** What may be said, and so nothing else: names and secrets of people are not in it. */
const FACTS = new Set([
  'faas.name',
  'http.request.method',
  'http.response.status_code',
  'server.address',
  'release',
  'remote',
  'remote_version',
  'request_id',
  'report_id',
  'category',
  'source',
  'fingerprint',
  'exception.message',
  'exception.stacktrace',
  'url.full',
  'user_agent.original',
  'browser.web_vital.name',
  'browser.web_vital.value',
  'page',
  'device',
  'service.name',
  'service.version',
]);

export async function startOtlp(): Promise<OtlpDouble> {
  const spans: TakenSpan[] = [];
  const logs: TakenLog[] = [];
  const bodies: string[] = [];
  const unknown: string[] = [];
  let isRefusing = false;

  const facts = (attributes: readonly Attribute[]): Record<string, Value> =>
    Object.fromEntries(
      attributes.map(({ key, value }) => {
        if (!FACTS.has(key)) unknown.push(key);
        const [said = ''] = Object.values(value);
        return [key, said];
      }),
    );
  const serviceOf = ({ resource }: { resource: { attributes: Attribute[] } }) =>
    String(facts(resource.attributes)['service.name']);

  function takeSpans({ resourceSpans = [] }: Sent<Spans>) {
    for (const one of resourceSpans) {
      for (const span of one.scopeSpans.flatMap((scope) => scope.spans)) {
        const { name, kind, traceId, spanId, parentSpanId, status, attributes } = span;
        const failed = status.code === 2;
        const said = { service: serviceOf(one), facts: facts(attributes) };
        spans.push({ name, kind, traceId, spanId, parentSpanId, failed, ...said });
      }
    }
  }
  function takeLogs({ resourceLogs = [] }: Sent<Logs>) {
    for (const one of resourceLogs) {
      for (const record of one.scopeLogs.flatMap((scope) => scope.logRecords)) {
        const { eventName, severityText: severity, body, attributes } = record;
        const said = { service: serviceOf(one), facts: facts(attributes) };
        logs.push({ eventName, severity, body: body.stringValue, ...said });
      }
    }
  }

  const double = await startDouble(({ target, headers, body }) => {
    if (isRefusing) return [400, { message: 'Over quota' }];
    const type = headers['content-type'] ?? '';
    if (headers['x-otlp-key'] !== KEY || type !== 'application/json') unknown.push(target);
    bodies.push(body);
    if (target === 'POST /v1/traces') takeSpans(JSON.parse(body));
    else if (target === 'POST /v1/logs') takeLogs(JSON.parse(body));
    else unknown.push(target);
    return [200, {}];
  });

  return {
    spans,
    logs,
    bodies,
    unknown,
    refuse(refusing) {
      isRefusing = refusing;
    },
    secrets: {
      OTEL_EXPORTER_OTLP_ENDPOINT: double.address,
      OTEL_EXPORTER_OTLP_HEADERS: `x-otlp-key=${KEY}`,
    },
    close: double.close,
  };
}
