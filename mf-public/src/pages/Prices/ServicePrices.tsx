import styled from 'styled-components';
import { formatCentsRange, SERVICES, type ServiceCategory } from '@tree-service/domain';
import { Card, ErrorCard, Heading, Illustration, Link, space } from '@tree-service/design';
import { PriceRows } from '../../costGuide/PriceRows';
import { servicePictures } from '../../costGuide/servicePictures';
import { slugOfService } from '../../costGuide/serviceSlugs';
import { useExampleEstimates } from '../../costGuide/useExampleEstimates';
import { workedExamples } from '../../costGuide/workedExamples';
import { publicPaths } from '../../paths';

const Head = styled.div`
  display: grid;
  grid-template-columns: 7rem 1fr;
  align-items: center;
  gap: ${space(4)};
`;

/** What examples of one service cost, and the way to its cost guide. */
export function ServicePrices({ service }: { readonly service: ServiceCategory }) {
  const examples = workedExamples[service];
  const { estimates, failure, retry } = useExampleEstimates(examples);
  const { name } = SERVICES[service];
  const rows = examples.map(({ title, detail }, index) => {
    const estimate = estimates[index];
    return {
      label: title,
      detail,
      range: estimate && formatCentsRange(estimate.low_cents, estimate.high_cents),
    };
  });
  return (
    <Card as="article" aria-label={name}>
      <Head>
        <Illustration drawing={servicePictures[service]} />
        <div>
          <Heading level={3} size="xl">
            {name}
          </Heading>
          <Link to={publicPaths.costGuide(slugOfService(service))}>{`${name} cost guide`}</Link>
        </div>
      </Head>
      {failure === null ? (
        <PriceRows rows={rows} />
      ) : (
        <ErrorCard description={failure} onRetry={retry} />
      )}
    </Card>
  );
}
