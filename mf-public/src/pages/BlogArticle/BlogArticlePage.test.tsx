import { screen, within } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../authentication/renderAt';
import { articleSummaries } from '../../blog/articleSummaries';
import BlogArticlePage from './BlogArticlePage';

fakeBackend();

const open = (slug: string) =>
  renderAt(<BlogArticlePage />, { pathname: `/blog/${slug}` }, '/blog/:slug');

describe('an article', () => {
  it.each(articleSummaries)('is shown whole: $slug', ({ slug, title, minutes }) => {
    open(slug);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const [ofThisOne] = screen.getAllByText(/ min read$/);
    expect(ofThisOne).toHaveTextContent(`${minutes} min read`);
    expect(screen.getByText('In short')).toBeInTheDocument();
    const further = within(screen.getByRole('region', { name: 'Read on' })).getAllByRole('link');
    expect(further).toHaveLength(2);
    expect(further.map((link) => link.getAttribute('href'))).not.toContain(`/blog/${slug}`);
  });

  it('names its sources with their addresses', () => {
    open('tree-work-near-power-lines');
    const sources = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('link');
    for (const source of sources) expect(source.getAttribute('href')).toMatch(/^https:\/\//);
    expect(sources.length).toBeGreaterThan(0);
  });

  it('is missed where there is none', () => {
    open('no-such-article');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Article not found');
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  });
});
