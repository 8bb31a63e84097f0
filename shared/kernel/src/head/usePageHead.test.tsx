import { render } from '@testing-library/react';
import { usePageHead, HeadCollector, type PageHead } from './usePageHead';

function Page(head: PageHead) {
  usePageHead(head);
  return null;
}

const description = () =>
  document.head.querySelector('meta[name="description"]')?.getAttribute('content');

test('a shown page names the tab and describes itself, and its description goes with it', () => {
  document.head.innerHTML =
    '<meta name="description" content="The product."><meta property="og:title" content="Before"><link rel="canonical" href="https://trees.example/before">';
  window.history.replaceState(null, '', '/services');
  const { unmount } = render(<Page title="Prices" description="What trees cost." />);
  expect(document.title).toBe('Prices');
  expect(description()).toBe('What trees cost.');
  expect(document.head.querySelector('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'Prices',
  );
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${window.location.origin}/services`,
  );
  unmount();
  expect(description()).toBe('The product.');
});

test('where pages are drawn ahead, what they say is collected in their order', () => {
  const said: PageHead[] = [];
  render(
    <HeadCollector value={(head) => void said.push(head)}>
      <Page title="Area" />
      <Page title="Page" isMissing />
    </HeadCollector>,
  );
  expect(said).toEqual([{ title: 'Area' }, { title: 'Page', isMissing: true }]);
});
