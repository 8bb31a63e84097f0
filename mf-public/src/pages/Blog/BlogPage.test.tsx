import { screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { articleSummaries } from '../../blog/articleSummaries';
import BlogPage from './BlogPage';

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

describe('the blog', () => {
  it('lists every article with its way in', () => {
    renderWithTheme(<BlogPage />, { url: '/blog' });
    expect(titles()).toEqual(articleSummaries.map(({ title }) => title));
    for (const { title, slug } of articleSummaries) {
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/blog/${slug}`);
    }
  });

  it('shows one subject, which stands in the address', () => {
    renderWithTheme(<BlogPage />, { url: '/blog?subject=safety' });
    const ofSubject = articleSummaries.filter(({ subject }) => subject === 'Safety');
    expect(titles()).toEqual(ofSubject.map(({ title }) => title));
    expect(screen.getByRole('link', { name: 'Safety' })).toHaveAttribute('aria-current', 'true');
  });

  it('shows everything where the address names no subject there is', () => {
    renderWithTheme(<BlogPage />, { url: '/blog?subject=<script>' });
    expect(titles()).toHaveLength(articleSummaries.length);
  });
});
