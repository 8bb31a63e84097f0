import { answering } from '../_shared/answering.ts';
import { telemetryWorker } from '../_shared/telemetry/reports.ts';

Deno.serve(answering(telemetryWorker, Deno.env.toObject()));
