import styled from 'styled-components';
import { Card, Heading, Illustration, Link, space, Text } from '@tree-service/design';
import type { Drawing } from '@tree-service/design/illustrations';
import { publicPaths } from '../paths';
import type { ArticleSummary } from './article';
import { ArticleMeta } from './ArticleMeta';

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
