import { formatCents, type ServiceCategory } from '@tree-service/domain';
import { Card, ErrorCard, Grid, Heading, Price, Skeleton, Text } from '@tree-service/design';
import { useExampleEstimates } from '../../costGuide/useExampleEstimates';
import { workedExamples } from '../../costGuide/workedExamples';

/** Example trees with their estimates. */
export function Examples({ service }: { readonly service: ServiceCategory }) {
  const examples = workedExamples[service];
  const { estimates, isPending, failure, retry } = useExampleEstimates(examples);
  if (failure !== null) return <ErrorCard description={failure} onRetry={retry} />;
  return (
    <Grid $min="18rem" $gap={4} aria-busy={isPending}>
      {examples.map(({ title, detail }, index) => {
        const estimate = estimates[index];
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
