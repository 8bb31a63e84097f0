import type { RemoteName } from '@tree-service/kernel/contract';

/**
 * Why an area could not be shown: `offline` (no network), `unreachable` (the files did not arrive in
 * time, or not as what they should be), `staleBuild` (this page asks for files of a release that is no
 * longer the current one), `brokenContract` (the remote arrived but is not what was agreed on).
 */
export type FaultReason = 'offline' | 'unreachable' | 'staleBuild' | 'brokenContract';

/** A remote, or a part of one, could not be loaded. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';

  constructor(
    readonly remote: RemoteName,
    readonly reason: FaultReason,
    cause: unknown,
  ) {
    super(`${remote}: ${reason}`, { cause });
  }
}

/** Whether a render error means that a script did not load. */
export function isChunkFailure(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'ChunkLoadError';
}
