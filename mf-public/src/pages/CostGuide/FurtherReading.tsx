import { Grid, Section } from '@tree-service/design';
import { ArticleCard } from '../../blog/ArticleCard';
import { articleSummaries } from '../../blog/articleSummaries';

export function FurtherReading({ slugs }: { readonly slugs: readonly string[] }) {
  return (
    <Section title="Read before you hire">
      <Grid $min="17rem" $gap={5}>
        {articleSummaries
          .filter(({ slug }) => slugs.includes(slug))
          .map((article) => (
            <ArticleCard key={article.slug} article={article} level={3} />
          ))}
      </Grid>
    </Section>
  );
}
