/** One of the accounts the demo data brings. */
export interface DemoAccount {
  readonly email: string;
  readonly label: string;
}

/** The accounts to try an area as; they exist wherever the demo data was planted. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'owner@demo.example', label: 'Property owner' },
  { email: 'manager@demo.example', label: 'Property manager' },
  { email: 'pro1@demo.example', label: 'Pro, premium plan' },
  { email: 'pro2@demo.example', label: 'Pro, no plan' },
  { email: 'pro3@demo.example', label: 'Pro, not approved yet' },
  { email: 'admin@demo.example', label: 'Administrator' },
  { email: 'admin2@demo.example', label: 'Second administrator' },
];

/** The password of every demo account; it opens nothing but demo data. */
export const DEMO_PASSWORD = 'treeservice-demo';
