import type { RemoteModule, RemoteName } from '@tree-service/kernel/contract';
import type { DemoAccountName } from '../../../../demo/accounts';

/** A remote that runs alone. */
export interface Standalone {
  /** Shown in the header, such as 'Vendor area'. */
  readonly title: string;
  readonly area: {
    readonly remote: RemoteName;
    /** Where the address '/' leads, when the remote has no page there. */
    readonly firstPage: string;
    /** The demo account that development starts with; null for no one. */
    readonly account: DemoAccountName | null;
  };
  readonly module: RemoteModule;
}
