import type { ArticleSummary } from './article';

/** All articles, in display order. */
export const articleSummaries: readonly ArticleSummary[] = [
  {
    slug: 'signs-of-a-dangerous-tree',
    title: 'Signs of a dangerous tree, and how fast to act on each',
    summary:
      "What to look for at the roots, trunk and crown, which signs can't wait, and who to call.",
    subject: 'Safety',
    publishedOn: '2026-11-21',
    revisedOn: '2026-11-22',
    minutes: 3,
  },
  {
    slug: 'what-tree-removal-costs-and-why',
    title: 'What tree removal costs, and why',
    summary:
      'Height and trunk size set the base price; access, hazards and condition change it. What a price includes, what it often leaves out, and why quotes differ.',
    subject: 'Costs',
    publishedOn: '2026-11-21',
    revisedOn: '2026-11-22',
    minutes: 3,
  },
  {
    slug: 'hiring-a-tree-service-safely',
    title: 'Hiring a tree service safely: the credentials to ask for',
    summary:
      'Which insurance and certifications matter, how to check them in two calls, ten questions to ask, and red flags.',
    subject: 'Hiring',
    publishedOn: '2026-11-21',
    revisedOn: '2026-11-22',
    minutes: 3,
  },
  {
    slug: 'when-to-prune-a-tree',
    title: 'When to prune a tree, and how much',
    summary:
      "The best season for each kind of tree, what can't wait, where to cut, and why topping is never the answer.",
    subject: 'Care',
    publishedOn: '2026-11-21',
    revisedOn: '2026-11-22',
    minutes: 3,
  },
  {
    slug: 'storm-damaged-tree-what-to-do-first',
    title: 'Storm-damaged tree: what to do first',
    summary:
      'The first ten minutes, the first hours, what insurers look for, and which damaged trees can be saved.',
    subject: 'Safety',
    publishedOn: '2026-11-21',
    revisedOn: '2026-11-22',
    minutes: 3,
  },
  {
    slug: 'how-to-read-a-tree-work-estimate',
    title: 'How to read an estimate and compare quotes',
    summary:
      'The difference between an estimate and a quote, seven things every quote should include, and the warning signs.',
    subject: 'Hiring',
    publishedOn: '2026-11-21',
    revisedOn: '2026-11-22',
    minutes: 2,
  },
  {
    slug: 'tree-work-near-power-lines',
    title: 'Tree work near power lines: the ten-foot rule',
    summary:
      'Who may work near power lines under 29 CFR 1910.269, who is responsible for which wire, and what to do first. It starts with a call to your utility.',
    subject: 'Safety',
    publishedOn: '2026-11-21',
    revisedOn: '2026-11-22',
    minutes: 2,
  },
  {
    slug: 'grind-the-stump-or-leave-it',
    title: 'Grind the stump or leave it?',
    summary:
      'What happens to a stump you leave, when grinding is worth it, how deep to go, and how to prepare.',
    subject: 'Costs',
    publishedOn: '2026-11-21',
    revisedOn: '2026-11-22',
    minutes: 3,
  },
  {
    slug: 'watering-newly-planted-trees',
    title: 'Watering newly planted trees',
    summary:
      'How much and how often to water for the first three years, how to check the soil, and when to use mulch and stakes.',
    subject: 'Care',
    publishedOn: '2026-11-21',
    revisedOn: '2026-11-22',
    minutes: 2,
  },
];

export function summaryOf(slug: string): ArticleSummary {
  const summary = articleSummaries.find((article) => article.slug === slug);
  if (!summary) throw new Error(`The list has no article "${slug}".`);
  return summary;
}
