import { screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { articleSummaries } from '../../blog/articleSummaries';
import BlogPage from './BlogPage';

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

describe('the blog', () => {
  it('lists every article with a link', () => {
    renderWithTheme(<BlogPage />, { url: '/blog' });
    expect(titles()).toEqual(articleSummaries.map(({ title }) => title));
    for (const { title, slug } of articleSummaries) {
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/blog/${slug}`);
    }
    expect(screen.getAllByRole('img')).toHaveLength(articleSummaries.length);
  });

  it('filters by the subject in the address', () => {
    renderWithTheme(<BlogPage />, { url: '/blog?subject=safety' });
    const ofSubject = articleSummaries.filter(({ subject }) => subject === 'Safety');
    expect(titles()).toEqual(ofSubject.map(({ title }) => title));
    expect(screen.getByRole('link', { name: 'Safety' })).toHaveAttribute('aria-current', 'true');
  });

  it('shows all articles for an unknown subject', () => {
    renderWithTheme(<BlogPage />, { url: '/blog?subject=<script>' });
    expect(titles()).toHaveLength(articleSummaries.length);
  });
});
