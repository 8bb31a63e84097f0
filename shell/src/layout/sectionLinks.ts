import { paths } from '@tree-service/kernel/contract';

/** What visitors look for most, in order. */
export const sectionLinks: ReadonlyArray<{ readonly label: string; readonly to: string }> = [
  { label: 'Services', to: paths.services() },
  { label: 'Prices', to: `${paths.services()}/prices` },
  { label: 'How it works', to: paths.howItWorks() },
  { label: 'Find a Pro', to: paths.providers() },
];
