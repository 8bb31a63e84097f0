import styled from 'styled-components';
import {
  Card,
  Heading,
  Illustration,
  Link,
  space,
  Text,
  Badge,
  HStack,
} from '@tree-service/design';
import type { Drawing } from '@tree-service/design/illustrations';
import { LOCALE } from '@tree-service/domain';
import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import { publicPaths } from '../paths';
import type { ArticleSummary } from './article';

const day = (isoDate: string) =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T12:00:00Z`),
  );

/** What an article is about and how long it is; on its own page also who wrote it and how recent it is. */
export function ArticleMeta({
  article,
  isFull = false,
}: {
  readonly article: ArticleSummary;
  readonly isFull?: boolean;
}) {
  const { subject, publishedOn, revisedOn, minutes } = article;
  const isUpdated = revisedOn !== publishedOn;
  return (
    <HStack $gap={3} $wrap>
      <Badge tone="brand">{subject}</Badge>
      <Text as="span" size="sm" tone="muted">
        {isFull && (
          <>
            {`${PRODUCT_NAME} · ${isUpdated ? 'Updated ' : ''}`}
            <time dateTime={revisedOn}>{day(revisedOn)}</time>
            {' · '}
          </>
        )}
        {`${minutes}\u00a0min\u00a0read`}
      </Text>
    </HStack>
  );
}

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  /* The whole card leads where its heading leads. */
  & > :last-child {
    margin-top: auto;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** An article in a list; `level` is its heading level. */
export function ArticleCard({
  article,
  level = 2,
  picture,
}: {
  readonly article: ArticleSummary;
  readonly level?: 2 | 3;
  readonly picture?: Drawing;
}) {
  const { slug, title, summary } = article;
  return (
    <Sheet as="article" $interactive>
      {picture && <Illustration drawing={picture} />}
      <Heading level={level} size="xl">
        <Link variant="subtle" to={publicPaths.blogArticle(slug)}>
          {title}
        </Link>
      </Heading>
      <Text tone="muted">{summary}</Text>
      <ArticleMeta article={article} />
    </Sheet>
  );
}
