import { describeMismatch, type Mismatch, type RemoteName } from '@tree-service/kernel/contract';

/** This shell cannot run a release of a remote. No one notices: an earlier release runs instead. */
export class ReleaseMismatch extends Error {
  override readonly name = 'ReleaseMismatch';

  constructor(remote: RemoteName, version: string, mismatches: readonly Mismatch[]) {
    super(`${remote} ${version} ${mismatches.map(describeMismatch).join('; ')}.`);
  }
}
