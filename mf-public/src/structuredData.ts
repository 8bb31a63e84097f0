import type { StructuredData } from '@tree-service/kernel';
import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import { SERVICES, type ServiceCategory } from '@tree-service/domain';
import type { PublicProfile } from './api/vendors';
import type { ArticleSummary } from './blog/article';

/** What the product is, in the words of search results. */
export const PRODUCT_DESCRIPTION =
  'Tree removal, stump grinding, arborists and maintenance: an instant estimate and vetted local professionals.';

/** Who runs the site. */
export const organization: StructuredData = {
  '@type': 'Organization',
  name: PRODUCT_NAME,
  description: PRODUCT_DESCRIPTION,
  areaServed: 'US',
};

/** A service, in one state or all of them. */
export function serviceData(service: ServiceCategory, state: string | null): StructuredData {
  const { name, description } = SERVICES[service];
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description,
    areaServed: state === null ? 'US' : { '@type': 'State', name: state },
    provider: { '@type': 'Organization', name: PRODUCT_NAME },
  };
}

/** Questions with their answers as plain text. */
export function faqData(
  entries: readonly { readonly question: string; readonly answer: string }[],
): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function articleData({
  title,
  summary,
  publishedOn,
  revisedOn,
}: ArticleSummary): StructuredData {
  const publisher = { '@type': 'Organization', name: PRODUCT_NAME };
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    datePublished: publishedOn,
    dateModified: revisedOn,
    author: publisher,
    publisher,
  };
}

/** A Pro, with the rating when there is one. */
export function businessData(profile: PublicProfile): StructuredData {
  const { rating_count: reviewCount, rating_sum: stars } = profile;
  return {
    '@type': 'LocalBusiness',
    name: profile.business_name,
    address: {
      '@type': 'PostalAddress',
      addressLocality: profile.city,
      addressRegion: profile.region,
      addressCountry: 'US',
    },
    ...(reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number((stars / reviewCount).toFixed(1)),
        reviewCount,
      },
    }),
  };
}
