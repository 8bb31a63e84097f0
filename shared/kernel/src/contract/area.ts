/** The remotes: one independently built and released bundle each. */
export const remoteNames = ['mf-public', 'mf-owner', 'mf-vendor', 'mf-admin'] as const;

/** Name of a remote, as the registry of releases knows it. */
export type RemoteName = (typeof remoteNames)[number];

/**
 * Who may enter. `requester` is a visitor or an owner: describing work and seeing the estimate needs
 * no account; Pros and administrators are not allowed.
 */
export type Guard = 'public' | 'signedIn' | 'owner' | 'vendor' | 'admin' | 'requester';
