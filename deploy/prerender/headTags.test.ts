import { withHead } from './headTags';

const shell =
  '<head><meta name="description" content="The product."/><title>Tree Service</title></head>';

test('a page says what it is, where it is and what it is about', () => {
  const html = withHead(
    shell,
    {
      title: 'Costs $& "and" <more>',
      description: 'What trees cost.',
      isArticle: true,
      structuredData: [{ '@type': 'Article', headline: '</script><b>' }],
    },
    'https://trees.example',
    '/blog/costs',
  );
  expect(html).toContain('<title>Costs $&amp; &quot;and&quot; &lt;more&gt;</title>');
  expect(html).toContain('<meta name="description" content="What trees cost.">');
  expect(html).toContain('<link rel="canonical" href="https://trees.example/blog/costs">');
  expect(html).toContain('<meta property="og:type" content="article">');
  expect(html).toContain('<meta property="og:url" content="https://trees.example/blog/costs">');
  expect(html).not.toContain('</script><b>');
  const [, data = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    url: 'https://trees.example/blog/costs',
    headline: '</script><b>',
  });
});

test('a page that says nothing of itself has what the document says', () => {
  const html = withHead(shell, {}, 'https://trees.example', '/');
  expect(html).toContain('<title>Tree Service</title>');
  expect(html).toContain('<meta property="og:description" content="The product.">');
});

test('a lost address is kept from search engines and has no address of its own', () => {
  const html = withHead(shell, { isMissing: true }, 'https://trees.example', '/lost');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
});
