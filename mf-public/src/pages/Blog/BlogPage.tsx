import { useSearchParams } from 'react-router-dom';
import { paths } from '@tree-service/kernel/contract';
import { Button, Grid, HStack, Page, VStack } from '@tree-service/design';
import { ArticleCard } from '../../blog/ArticleCard';
import { articleSummaries } from '../../blog/articleSummaries';

const subjects = ['Safety', 'Costs', 'Hiring', 'Care'] as const;

/** The articles on tree care, all or of one subject; the subject stands in the address. */
export default function BlogPage() {
  const [search] = useSearchParams();
  const chosen = subjects.find((subject) => subject.toLowerCase() === search.get('subject'));
  const shown = articleSummaries.filter(({ subject }) => !chosen || subject === chosen);
  return (
    <Page
      title="Tree Care, Explained"
      documentTitle="Blog: tree care, explained"
      description="Plain answers about trees: when to prune, what removal costs, how to hire safely, what to do after a storm, and work near power lines."
      lead="What we would tell a neighbor before they call anybody: when to cut, when not to, what it costs and whom to let in."
    >
      <VStack $gap={8}>
        <HStack as="nav" $gap={2} $wrap aria-label="Subjects">
          <Button
            asLink
            to={paths.blog()}
            variant={chosen ? 'outline' : 'secondary'}
            aria-current={chosen ? undefined : 'true'}
          >
            All
          </Button>
          {subjects.map((subject) => (
            <Button
              asLink
              key={subject}
              to={`?subject=${subject.toLowerCase()}`}
              variant={chosen === subject ? 'secondary' : 'outline'}
              aria-current={chosen === subject ? 'true' : undefined}
            >
              {subject}
            </Button>
          ))}
        </HStack>
        <Grid $min="19rem" $gap={5}>
          {shown.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </Grid>
      </VStack>
    </Page>
  );
}
