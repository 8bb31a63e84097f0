import { paths } from '@tree-service/kernel/contract';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Help, and the rules of using the site. */
export const supportColumn: FooterColumn = {
  title: 'Support',
  links: [
    { label: 'Help Center', to: paths.helpCenter() },
    { label: 'Contact', to: paths.contact() },
    { label: 'Terms', to: paths.terms() },
    { label: 'Privacy', to: paths.privacy() },
    { label: 'Accessibility', to: '/accessibility' },
  ],
};

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'For Customer',
    links: [
      { label: 'Request Service', to: paths.request() },
      { label: 'Services and Prices', to: paths.services() },
      { label: 'Find a Professional', to: paths.providers() },
      { label: 'How It Works', to: paths.howItWorks() },
      { label: 'Take the Tour', to: paths.welcomeFlow() },
    ],
  },
  {
    title: 'For Professional',
    links: [
      { label: 'Join as a Pro', to: paths.joinAsPro() },
      { label: 'How It Works for Pros', to: paths.howItWorks() },
      { label: 'Pro Sign-In', to: paths.login() },
    ],
  },
  {
    title: 'About',
    links: [
      { label: 'About Us', to: paths.about() },
      { label: 'Careers', to: paths.careers() },
      { label: 'Blog', to: paths.blog() },
    ],
  },
  supportColumn,
];
