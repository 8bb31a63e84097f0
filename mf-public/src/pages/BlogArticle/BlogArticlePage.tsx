import { useParams } from 'react-router-dom';
import { Prose } from '../../article/Prose';
import { MissingPage } from '../../MissingPage';
import { paths } from '@tree-service/kernel/contract';
import { Alert, Button, HStack, Link, Page, Section, VStack } from '@tree-service/design';
import { ArticleMeta } from '../../blog/ArticleMeta';
import { articlePictures } from '../../blog/articlePictures';
import { articleSummaries } from '../../blog/articleSummaries';
import { articleTexts } from '../../blog/articleTexts';
import { articleData } from '../../structuredData';
import { MoreArticles } from './MoreArticles';
import { Sources } from './Sources';

/** One article: key points, text, sources and related articles. */
export default function BlogArticlePage() {
  const { slug } = useParams();
  const summary = articleSummaries.find((article) => article.slug === slug);
  const text = articleTexts.find((article) => article.slug === slug);
  if (!summary || !text) {
    return (
      <MissingPage
        what="article"
        hint="It may have been renamed. Browse all articles to find it."
        action={{ to: paths.blog(), label: 'All articles' }}
      />
    );
  }
  return (
    <Page
      key={summary.slug}
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
        <ArticleMeta article={summary} />
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
