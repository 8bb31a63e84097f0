import { matchPath } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import { publicPaths } from '../paths';
import { wordsOf } from '../article/prose';
import { SERVICE_SLUGS, serviceOfSlug } from '../costGuide/serviceSlugs';
import { stateOfSlug } from '../costGuide/states';
import { articleData } from '../structuredData';
import { articleSummaries } from './articleSummaries';
import { articleTexts } from '../testing/articleTexts';
import { readingMinutes } from '../testing/readingMinutes';
import { inlineLinks, plainText } from '../article/InlineText';

const slugs = articleSummaries.map(({ slug }) => slug);

function leadsSomewhere(target: string): boolean {
  const article = matchPath(publicPaths.blogArticle.pattern, target);
  if (article) return slugs.includes(article.params.slug ?? '');
  const inState = matchPath(publicPaths.costGuideInState.pattern, target);
  if (inState && stateOfSlug(inState.params.state ?? '') === null) return false;
  const guide = inState ?? matchPath(publicPaths.costGuide.pattern, target);
  if (guide) return serviceOfSlug(guide.params.service ?? '') !== null;
  return Object.values(paths).some(({ pattern }) => matchPath(pattern, target) !== null);
}

test('every article in the list has a text, and every text is in the list', () => {
  expect(articleTexts.map(({ slug }) => slug).sort()).toEqual([...slugs].sort());
  expect(new Set(slugs).size).toBe(slugs.length);
});

test.each(articleSummaries)(
  'search engines read when $slug was written and last changed, in this order',
  (summary) => {
    const { datePublished, dateModified } = articleData(summary);
    const days = [datePublished, dateModified].map(String);
    expect(days).toEqual([summary.publishedOn, summary.revisedOn]);
    expect([...days].sort()).toEqual(days);
    for (const day of days) expect(new Date(`${day}T00:00:00Z`).toISOString()).toContain(day);
  },
);

describe.each(articleTexts)('the article $slug', (text) => {
  const summary = articleSummaries.find(({ slug }) => slug === text.slug);
  const words = [...text.keyPoints, ...wordsOf(text.sections)];

  it('says how long it takes to read', () => {
    expect(summary?.minutes).toBe(readingMinutes(text));
  });

  it('has a description that fits search results', () => {
    expect(summary?.title.length).toBeLessThanOrEqual(65);
    expect(summary?.summary.length).toBeLessThanOrEqual(160);
  });

  it('links to pages that exist', () => {
    const targets = words
      .flatMap(inlineLinks)
      .flatMap((part) => (typeof part === 'string' ? [] : [part.target]))
      .filter((target) => target.startsWith('/'));
    for (const target of [...targets, text.action.to]) {
      expect([target, leadsSomewhere(target)]).toEqual([target, true]);
    }
  });

  it('links to the services', () => {
    const prices = SERVICE_SLUGS.map((slug) => `/services/${slug}`);
    const targets = words
      .flatMap(inlineLinks)
      .flatMap((part) => (typeof part === 'string' ? [] : [part.target]));
    expect(
      [...targets, text.action.to].some((target) =>
        [...prices, '/request', '/providers'].some((start) => target.startsWith(start)),
      ),
    ).toBe(true);
  });

  it('has no broken link markup', () => {
    for (const run of words) expect(plainText(run)).not.toMatch(/[[\]]/);
  });
});
