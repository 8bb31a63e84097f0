/** One address of every kind of public page, with its heading and what search engines read of it. */
export const publicPages: readonly {
  readonly address: string;
  readonly heading: RegExp;
  /** Types of its schema.org objects. */
  readonly data?: readonly string[];
}[] = [
  { address: '/', heading: /Expert Tree Care At Your Fingertips/, data: ['Organization'] },
  { address: '/services', heading: /Services and Prices/, data: ['Service'] },
  { address: '/services/prices', heading: /What Tree Work Costs/, data: ['Service'] },
  { address: '/services/tree-removal', heading: /What tree removal costs/, data: ['Service'] },
  { address: '/services/stump-grinding', heading: /What stump grinding costs/, data: ['Service'] },
  { address: '/services/arborist', heading: /arborist's visit costs/, data: ['Service'] },
  { address: '/services/maintenance', heading: /What tree trimming costs/, data: ['Service'] },
  { address: '/services/emergency', heading: /emergency tree work costs/, data: ['Service'] },
  { address: '/services/arborist/new-york', heading: /in New York/, data: ['Service'] },
  { address: '/how-it-works', heading: /How It Works/ },
  { address: '/providers', heading: /Find a Professional/ },
  { address: '/blog', heading: /Tree Care, Explained/ },
  { address: '/blog/when-to-prune-a-tree', heading: /When to prune a tree/, data: ['Article'] },
  { address: '/help-center', heading: /Help Center/, data: ['FAQPage'] },
  { address: '/welcome-flow', heading: /./ },
  { address: '/about', heading: /./ },
  { address: '/careers', heading: /Careers/ },
  { address: '/join-as-pro', heading: /./ },
  { address: '/contact', heading: /Contact/ },
  { address: '/terms', heading: /Terms/ },
  { address: '/privacy', heading: /Privacy/ },
  { address: '/accessibility', heading: /Accessibility/ },
  { address: '/login', heading: /Welcome Back/ },
  { address: '/auth/register', heading: /./ },
  { address: '/request', heading: /./ },
];
