import { Prose } from '../../article/Prose';
import { paths } from '@tree-service/kernel/contract';
import {
  Alert,
  Button,
  Grid,
  HStack,
  Link,
  Page,
  Section,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import styled from 'styled-components';
import type { ArticleSummary, ArticleText, Source } from '../../blog/article';
import { articlePictures } from '../../blog/articlePictures';
import { articleSummaries, summaryOf } from '../../blog/articleSummaries';
import { articleData } from '../../structuredData';
import { ArticleCard, ArticleMeta } from '../../blog/ArticleCard';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-left: ${space(6)};
`;

function Sources({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <List>
      {sources.map(({ title, publisher, address }) => (
        <Text as="li" key={address}>
          <Link href={address}>{title}</Link>
          {`, ${publisher}`}
        </Text>
      ))}
    </List>
  );
}

const SHOWN = 2;

/** Two more articles, of the same subject first. */
function MoreArticles({ after }: { readonly after: ArticleSummary }) {
  const others = articleSummaries.filter(({ slug }) => slug !== after.slug);
  const related = [
    ...others.filter(({ subject }) => subject === after.subject),
    ...others.filter(({ subject }) => subject !== after.subject),
  ].slice(0, SHOWN);
  return (
    <Section title="Related articles">
      <Grid $min="16rem" $gap={5}>
        {related.map((article) => (
          <ArticleCard key={article.slug} article={article} level={3} />
        ))}
      </Grid>
    </Section>
  );
}

/** An article: key points, text, sources and related articles. */
export function BlogArticle({ text }: { readonly text: ArticleText }) {
  const summary = summaryOf(text.slug);
  return (
    <Page
      title={summary.title}
      description={summary.summary}
      structuredData={[articleData(summary)]}
      isArticle
      lead={summary.summary}
      picture={articlePictures[summary.slug]}
      above={<Link to={paths.blog()}>All articles</Link>}
      width="narrow"
    >
      <VStack as="article" $gap={10}>
        <ArticleMeta article={summary} isFull />
        <Alert tone="brand" title="In short">
          <ul>
            {text.keyPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Alert>
        <div>
          <Prose sections={text.sections} />
        </div>
        <HStack>
          <Button asLink size="lg" to={text.action.to}>
            {text.action.label}
          </Button>
        </HStack>
        {text.sources.length > 0 && (
          <Section title="Sources">
            <Sources sources={text.sources} />
          </Section>
        )}
        <MoreArticles after={summary} />
      </VStack>
    </Page>
  );
}
