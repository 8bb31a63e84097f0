import { Prose } from '../../article/Prose';
import { paths } from '@tree-service/kernel/contract';
import { Alert, Button, HStack, Link, Page, Section, VStack } from '@tree-service/design';
import { ArticleMeta } from '../../blog/ArticleMeta';
import type { ArticleText } from '../../blog/article';
import { articlePictures } from '../../blog/articlePictures';
import { summaryOf } from '../../blog/articleSummaries';
import { articleData } from '../../structuredData';
import { MoreArticles } from './MoreArticles';
import { Sources } from './Sources';

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
