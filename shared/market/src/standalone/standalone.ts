import type { RemoteModule, RemoteName } from '@tree-service/kernel/contract';

/** A remote that runs alone. */
export interface Standalone {
  /** Shown in the header, such as 'Vendor area'. */
  readonly title: string;
  readonly remote: RemoteName;
  readonly module: RemoteModule;
}
