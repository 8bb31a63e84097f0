import type { SignInAccount } from './accounts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'treeservice-demo';

/** One account people sign in with to look around. */
export interface DemoAccount extends SignInAccount {
  /** What there is to see, in a few words. */
  shows: string;
}

/** The accounts printed when the product starts with demo data. All have DEMO_PASSWORD. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'owner@demo.example',
    userType: 'owner',
    fullName: 'Maya Torres',
    shows: 'a property owner in Austin',
  },
  {
    email: 'manager@demo.example',
    userType: 'owner',
    fullName: 'Daniel Reyes',
    shows: 'a manager of several properties',
  },
  {
    email: 'pro1@demo.example',
    userType: 'vendor',
    fullName: 'Ana Whitfield',
    shows: 'a Pro with the premium plan',
  },
  {
    email: 'pro2@demo.example',
    userType: 'vendor',
    fullName: 'Marcus Boone',
    shows: 'a Pro without a plan',
  },
  {
    email: 'pro3@demo.example',
    userType: 'vendor',
    fullName: 'Priya Nair',
    shows: 'a Pro waiting for approval',
  },
  {
    email: 'admin@demo.example',
    userType: 'admin',
    fullName: 'Ellis Grant',
    shows: 'an administrator',
  },
  {
    email: 'admin2@demo.example',
    userType: 'admin',
    fullName: 'Rosa Lindqvist',
    shows: 'a second administrator, for decisions that need two',
  },
];
