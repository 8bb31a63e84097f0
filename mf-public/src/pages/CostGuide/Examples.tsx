import { useQueries } from '@tanstack/react-query';
import { estimateQuery } from '@tree-service/market/api/estimates';
import { formatCents, type ServiceCategory } from '@tree-service/domain';
import { messageOf } from '@tree-service/kernel';
import { Card, ErrorCard, Grid, Heading, Price, Skeleton, Text } from '@tree-service/design';
import { workedExamples } from '../../costGuide/workedExamples';

/** Example trees with their estimates. */
export function Examples({ service }: { readonly service: ServiceCategory }) {
  const examples = workedExamples[service];
  const estimates = useQueries({ queries: examples.map(({ input }) => estimateQuery(input)) });
  const failed = estimates.find(({ error }) => error);
  if (failed?.error) {
    return (
      <ErrorCard
        description={messageOf(failed.error)}
        onRetry={() => {
          for (const { error, refetch } of estimates) if (error) void refetch();
        }}
      />
    );
  }
  return (
    <Grid $min="18rem" $gap={4} aria-busy={estimates.some(({ isPending }) => isPending)}>
      {examples.map(({ title, detail }, index) => {
        const estimate = estimates[index]?.data;
        return (
          <Card as="article" key={title}>
            <Heading level={3}>{title}</Heading>
            <Text tone="muted" size="sm" spaceAbove={1}>
              {detail}
            </Text>
            <Text as="div" spaceAbove={4}>
              {estimate ? (
                <Price
                  size="large"
                  amount={formatCents(estimate.low_cents)}
                  upTo={
                    estimate.high_cents > estimate.low_cents
                      ? formatCents(estimate.high_cents)
                      : undefined
                  }
                />
              ) : (
                <Skeleton $height="2.2rem" $width="70%" />
              )}
            </Text>
          </Card>
        );
      })}
    </Grid>
  );
}
