import type { Head } from './drawer';

const PRODUCT_NAME = 'Tree Service';

/** Text as an attribute or an element may hold it. */
export const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escaped(content)}">`;

// Data, never run; only this sequence could end the element.
const data = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/;

/** What the document says without a page: its title and description. */
function plainHead(html: string): Required<Pick<Head, 'title' | 'description'>> {
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? PRODUCT_NAME,
    description: /<meta\s+name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? '',
  };
}

/**
 * Writes what a page says of itself into the head of the document, with its address on a site for search
 * engines and shared links. A page that says nothing is there is kept from search engines.
 */
export function withHead(html: string, head: Head, site: string, pathname: string): string {
  const { title, description } = { ...plainHead(html), ...head };
  const address = `${site}${pathname}`;
  const tags = head.isMissing
    ? ['<meta name="robots" content="noindex">']
    : [
        `<link rel="canonical" href="${escaped(address)}">`,
        property('og:type', head.isArticle ? 'article' : 'website'),
        property('og:site_name', PRODUCT_NAME),
        property('og:title', title),
        property('og:description', description),
        property('og:url', address),
        ...(head.structuredData ?? []).map((value) =>
          data({ '@context': 'https://schema.org', url: address, ...value }),
        ),
      ];
  return html
    .replace(TITLE, () => `<title>${escaped(title)}</title>`)
    .replace(DESCRIPTION, () => `<meta name="description" content="${escaped(description)}">`)
    .replace('</head>', () => `${tags.join('')}</head>`);
}
