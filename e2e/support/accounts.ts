/** The demo accounts, by what they are. */
export const accounts = {
  owner: 'owner@demo.example',
  manager: 'manager@demo.example',
  pro1: 'pro1@demo.example',
  pro2: 'pro2@demo.example',
  pro3: 'pro3@demo.example',
  admin: 'admin@demo.example',
  admin2: 'admin2@demo.example',
} as const;

/** Name of a demo account. */
export type AccountName = keyof typeof accounts;

/** The password of every demo account. */
export const PASSWORD = 'treeservice-demo';
