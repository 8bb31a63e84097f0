import type { ArticleSummary } from './article';

const FIRST_EDITION = '2026-11-21';

/** Every article, in the order they are offered. */
export const articleSummaries: readonly ArticleSummary[] = [
  {
    slug: 'signs-of-a-dangerous-tree',
    title: 'Signs of a dangerous tree, and how fast to act on each',
    summary:
      'What to look for at the roots, the trunk and the crown, which signs mean today, and whom to call.',
    subject: 'Safety',
    publishedOn: FIRST_EDITION,
    revisedOn: FIRST_EDITION,
    minutes: 3,
  },
  {
    slug: 'what-tree-removal-costs-and-why',
    title: 'What tree removal costs, and why',
    summary:
      'Height and trunk set the base; access, hazards and condition move it. What is in a price, what often is not, and why quotes differ.',
    subject: 'Costs',
    publishedOn: FIRST_EDITION,
    revisedOn: FIRST_EDITION,
    minutes: 3,
  },
  {
    slug: 'hiring-a-tree-service-safely',
    title: 'Hiring a tree service safely: the credentials to ask for',
    summary:
      'Which insurance and certificates matter, how to check each in two calls, ten questions to ask, and the red flags.',
    subject: 'Hiring',
    publishedOn: FIRST_EDITION,
    revisedOn: FIRST_EDITION,
    minutes: 3,
  },
  {
    slug: 'when-to-prune-a-tree',
    title: 'When to prune a tree, and how much',
    summary:
      'The best season for each kind of tree, what cannot wait, where the cut belongs and why topping is never the answer.',
    subject: 'Care',
    publishedOn: FIRST_EDITION,
    revisedOn: FIRST_EDITION,
    minutes: 3,
  },
  {
    slug: 'storm-damaged-tree-what-to-do-first',
    title: 'A storm broke a tree: what to do first',
    summary:
      'The first ten minutes, the first hours, what insurers want to see, and which damaged trees can be saved.',
    subject: 'Safety',
    publishedOn: FIRST_EDITION,
    revisedOn: FIRST_EDITION,
    minutes: 3,
  },
  {
    slug: 'how-to-read-a-tree-work-estimate',
    title: 'How to read an estimate and compare quotes',
    summary:
      'The difference between estimate and quote, seven things every quote should say, and what should make you stop.',
    subject: 'Hiring',
    publishedOn: FIRST_EDITION,
    revisedOn: FIRST_EDITION,
    minutes: 2,
  },
  {
    slug: 'tree-work-near-power-lines',
    title: 'Tree work near power lines: the ten-foot rule',
    summary:
      'Who may work near wires under 29 CFR 1910.269, which wire is whose, and what to do in which order. It starts with a call to your utility.',
    subject: 'Safety',
    publishedOn: FIRST_EDITION,
    revisedOn: FIRST_EDITION,
    minutes: 2,
  },
  {
    slug: 'grind-the-stump-or-leave-it',
    title: 'Grind the stump or leave it?',
    summary:
      'What a stump does when it stays, when grinding is worth it, how deep, and what to do before the machine comes.',
    subject: 'Costs',
    publishedOn: FIRST_EDITION,
    revisedOn: FIRST_EDITION,
    minutes: 3,
  },
  {
    slug: 'watering-newly-planted-trees',
    title: 'Watering newly planted trees',
    summary:
      'How much and how often from the first day to the third year, how to read the soil, and what mulch and stakes do.',
    subject: 'Care',
    publishedOn: FIRST_EDITION,
    revisedOn: FIRST_EDITION,
    minutes: 2,
  },
];
