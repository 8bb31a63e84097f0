import { createContextKey, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { SeverityNumber } from '@opentelemetry/api-logs';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { LoggerProvider, type ReadableLogRecord } from '@opentelemetry/sdk-logs';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Variables } from '../variables.ts';
import type { Report, Telemetry } from './telemetry.ts';

const NAME = 'tree-service';
const REQUEST_ID = createContextKey('request id');
const FLUSH_WITHIN_MS = 10_000;
const KINDS = { answer: SpanKind.SERVER, call: SpanKind.CLIENT } as const;
const SEVERITIES = {
  debug: SeverityNumber.DEBUG,
  info: SeverityNumber.INFO,
  warning: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
  critical: SeverityNumber.FATAL,
} as const;

function resourceOf(service: string, facts: Record<string, string>) {
  // OTEL_RESOURCE_ATTRIBUTES and OTEL_SERVICE_NAME say it otherwise.
  return resourceFromAttributes({ 'service.name': service, ...facts }).merge(
    detectResources({ detectors: [envDetector] }),
  );
}

/**
 * Telemetry by OTLP over HTTP. The exporters read where to, with what headers and how long they wait
 * from the variables of the standard, OTEL_EXPORTER_OTLP_*.
 */
export function openTelemetry(variables: Variables): Telemetry {
  // On a hosted project this names function and version.
  const version = variables['RELEASE'] ?? variables['DENO_DEPLOYMENT_ID'];
  const tracers = new TracerProvider({
    resource: resourceOf(`${NAME}-functions`, version ? { 'service.version': version } : {}),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = tracers.getTracer(NAME);
  // Not the library's one global place, which others in this process may use.
  const contexts = new AsyncLocalStorageContextManager();
  const logs = new OTLPLogExporter();
  const requestIdHere = () => {
    const found = contexts.active().getValue(REQUEST_ID);
    return typeof found === 'string' ? found : undefined;
  };

  return {
    requestId: requestIdHere,
    async follow({ name, kind, facts, requestId = requestIdHere() }, work) {
      const parent = contexts.active().setValue(REQUEST_ID, requestId);
      const attributes = { ...facts, ...(requestId !== undefined && { request_id: requestId }) };
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
      const fail = (error: unknown) => {
        span.recordException(error instanceof Error ? error : String(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
      };
      try {
        return await contexts.with(trace.setSpan(parent, span), () =>
          work({ note: (noted) => span.setAttributes(noted), fail }),
        );
      } catch (error) {
        fail(error);
        throw error;
      } finally {
        span.end();
      }
    },
    async flush() {
      try {
        await tracers.forceFlush({ timeoutMillis: FLUSH_WITHIN_MS });
      } catch (error) {
        console.warn('What the functions did was not sent to the OTLP endpoint.', error);
      }
    },
    send(reports) {
      return new Promise((resolve, reject) => {
        logs.export(recordsOf(reports), ({ error, code }) => {
          if (code === 0) resolve();
          else reject(error ?? new Error('The OTLP endpoint did not take the reports.'));
        });
      });
    },
  };
}

function recordsOf(reports: readonly Report[]): ReadableLogRecord[] {
  const records: ReadableLogRecord[] = [];
  const provider = new LoggerProvider({
    resource: resourceOf(`${NAME}-browser`, {}),
    processors: [
      {
        onEmit: (record) => records.push(record),
        forceFlush: () => Promise.resolve(),
        shutdown: () => Promise.resolve(),
      },
    ],
  });
  const logger = provider.getLogger(NAME);
  for (const { name, severity, at, text, facts } of reports) {
    logger.emit({
      eventName: name,
      severityNumber: SEVERITIES[severity],
      severityText: severity,
      timestamp: new Date(at),
      body: text,
      attributes: facts,
    });
  }
  return records;
}
