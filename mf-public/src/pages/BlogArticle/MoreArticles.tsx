import { Grid, Section } from '@tree-service/design';
import { ArticleCard } from '../../blog/ArticleCard';
import type { ArticleSummary } from '../../blog/article';
import { articleSummaries } from '../../blog/articleSummaries';

const SHOWN = 2;

/** Two more articles, of the same subject first. */
export function MoreArticles({ after }: { readonly after: ArticleSummary }) {
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
