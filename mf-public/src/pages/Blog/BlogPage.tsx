import { useSearchParams } from 'react-router-dom';
import { paths } from '@tree-service/kernel/contract';
import { Grid, LinkTabs, Page, VStack } from '@tree-service/design';
import { ArticleCard } from '../../blog/ArticleCard';
import { articlePictures } from '../../blog/articlePictures';
import { articleSummaries } from '../../blog/articleSummaries';

const subjects = ['Safety', 'Costs', 'Hiring', 'Care'] as const;

/** The articles on tree care; the address has the subject filter. */
export default function BlogPage() {
  const [search] = useSearchParams();
  const chosen = subjects.find((subject) => subject.toLowerCase() === search.get('subject'));
  const shown = articleSummaries.filter(({ subject }) => !chosen || subject === chosen);
  return (
    <Page
      title="Tree Care, Explained"
      documentTitle="Blog: tree care, explained"
      description="Plain answers about trees: when to prune, what removal costs, how to hire safely, what to do after a storm, and work near power lines."
      lead="What we'd tell a neighbor: when to cut, when not to, what it costs and who to hire."
    >
      <VStack $gap={8}>
        <LinkTabs
          label="Subjects"
          look="pills"
          tabs={[
            { to: paths.blog(), label: 'All', isCurrent: chosen === undefined },
            ...subjects.map((subject) => ({
              to: `${paths.blog()}?subject=${subject.toLowerCase()}`,
              label: subject,
              isCurrent: chosen === subject,
            })),
          ]}
        />
        <Grid $min="19rem" $gap={5}>
          {shown.map((article) => (
            <ArticleCard
              key={article.slug}
              article={article}
              picture={articlePictures[article.slug]}
            />
          ))}
        </Grid>
      </VStack>
    </Page>
  );
}
