import { isRecord } from '../jwt';

/** A message of the Phoenix protocol, as supabase-js sends and reads it. */
export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** The two ways frames are written: as objects (1.0.0) or as arrays (2.0.0). */
export type FrameVersion = '1.0.0' | '2.0.0';

/** Reads a text frame of either version; undefined when it is none. */
export function readFrame(text: string): Frame | undefined {
  const value = parse(text);
  const parts = Array.isArray(value)
    ? value
    : isRecord(value)
      ? [value['join_ref'], value['ref'], value['topic'], value['event'], value['payload']]
      : [];
  const [joinRef, ref, topic, event, payload]: unknown[] = parts;
  if (typeof topic !== 'string' || typeof event !== 'string') return undefined;
  return {
    joinRef: typeof joinRef === 'string' ? joinRef : null,
    ref: typeof ref === 'string' ? ref : null,
    topic,
    event,
    payload: isRecord(payload) ? payload : {},
  };
}

/** Writes a frame for a client of the given version. */
export function writeFrame(frame: Frame, version: FrameVersion): string {
  const { joinRef, ref, topic, event, payload } = frame;
  return version === '2.0.0'
    ? JSON.stringify([joinRef, ref, topic, event, payload])
    : JSON.stringify({ join_ref: joinRef, ref, topic, event, payload });
}

export function reply(
  to: Frame,
  status: 'ok' | 'error',
  response: Record<string, unknown> = {},
): Frame {
  return {
    joinRef: to.joinRef,
    ref: to.ref,
    topic: to.topic,
    event: 'phx_reply',
    payload: { status, response },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
