/** The password of every demo account. It opens nothing but demo data. */
export const DEMO_PASSWORD = 'treeservice-demo';

/** An account of the demo data that people can sign in with. */
export interface DemoAccount {
  readonly email: string;
  readonly userType: 'owner' | 'vendor' | 'admin';
  readonly fullName: string;
  readonly description: string;
}

/** The demo accounts by name. The README, the greeting of `npm start` and the seed all show these. */
export const demoAccounts = {
  owner: {
    email: 'owner@demo.example',
    userType: 'owner',
    fullName: 'Maya Torres',
    description: 'Property owner',
  },
  manager: {
    email: 'manager@demo.example',
    userType: 'owner',
    fullName: 'Daniel Reyes',
    description: 'Property manager with several properties',
  },
  pro1: {
    email: 'pro1@demo.example',
    userType: 'vendor',
    fullName: 'Ana Whitfield',
    description: 'Pro with the premium plan',
  },
  pro2: {
    email: 'pro2@demo.example',
    userType: 'vendor',
    fullName: 'Marcus Boone',
    description: 'Pro without a plan',
  },
  pro3: {
    email: 'pro3@demo.example',
    userType: 'vendor',
    fullName: 'Priya Nair',
    description: 'Pro waiting for approval',
  },
  admin: {
    email: 'admin@demo.example',
    userType: 'admin',
    fullName: 'Ellis Grant',
    description: 'Administrator',
  },
  admin2: {
    email: 'admin2@demo.example',
    userType: 'admin',
    fullName: 'Rosa Lindqvist',
    description: 'Second administrator, for decisions that need two',
  },
} as const satisfies Record<string, DemoAccount>;

export type DemoAccountName = keyof typeof demoAccounts;
