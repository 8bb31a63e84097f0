import { screen, within } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import { articleSummaries } from '../../blog/articleSummaries';
import { articlePages } from './articlePages';
import MissingArticlePage from './MissingArticlePage';

fakeBackend();

async function open(slug: string) {
  const page = await articlePages[slug]?.();
  return renderAt(page && <page.default />, { pathname: `/blog/${slug}` });
}

describe('an article', () => {
  it.each(articleSummaries)(
    'is shown in full: $slug',
    async ({ slug, title, minutes, revisedOn }) => {
      const { container } = await open(slug);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      const [ofThisOne] = screen.getAllByText(/ min read$/);
      expect(ofThisOne).toHaveTextContent(`${minutes} min read`);
      expect(container.querySelector('time')).toHaveAttribute('datetime', revisedOn);
      expect(screen.getByText('In short')).toBeInTheDocument();
      const further = within(screen.getByRole('region', { name: 'Related articles' })).getAllByRole(
        'link',
      );
      expect(further).toHaveLength(2);
      expect(further.map((link) => link.getAttribute('href'))).not.toContain(`/blog/${slug}`);
    },
  );

  it('lists its sources with links', async () => {
    await open('tree-work-near-power-lines');
    const sources = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('link');
    for (const source of sources) expect(source.getAttribute('href')).toMatch(/^https:\/\//);
    expect(sources.length).toBeGreaterThan(0);
  });

  it('is not found for an unknown slug', () => {
    renderAt(<MissingArticlePage />, { pathname: '/blog/no-such-article' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Article not found');
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  });
});
