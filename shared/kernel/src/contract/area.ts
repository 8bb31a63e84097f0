/** The remotes: one independently built and released bundle each. */
export const remoteNames = ['mf-public', 'mf-owner', 'mf-vendor', 'mf-admin'] as const;

/** Name of a remote, as the registry of releases knows it. */
export type RemoteName = (typeof remoteNames)[number];

/**
 * Who may enter. `requester` is a visitor or an owner: describing work and seeing the estimate needs
 * no account, but Pros and administrators do not ask for work.
 */
export type Guard = 'public' | 'signedIn' | 'owner' | 'vendor' | 'admin' | 'requester';

/** One row of the area table: which remote answers for which paths, and who may ask. */
export interface Area {
  /** Unique within the table. */
  readonly id: string;
  readonly remote: RemoteName;
  /** React Router patterns of the paths this area owns. */
  readonly patterns: readonly string[];
  readonly guard: Guard;
}
