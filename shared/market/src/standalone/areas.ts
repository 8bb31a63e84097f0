import type { RemoteName } from '@tree-service/kernel/contract';
import type { DemoAccountName } from '../../../../demo/accounts';

/** The area of one remote, as it opens when the remote runs alone. */
export interface StandaloneArea {
  /** Where the address '/' leads, when the remote has no page there. */
  readonly firstPage: string;
  /** The demo account that development starts with; null for no one. */
  readonly account: DemoAccountName | null;
}

export const standaloneAreas: Readonly<Record<RemoteName, StandaloneArea>> = {
  'mf-public': { firstPage: '/', account: null },
  'mf-owner': { firstPage: '/dashboard', account: 'owner' },
  'mf-vendor': { firstPage: '/vendor/dashboard', account: 'pro1' },
  'mf-admin': { firstPage: '/admin', account: 'admin' },
};
