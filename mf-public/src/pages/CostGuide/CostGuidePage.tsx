import { useParams } from 'react-router-dom';
import { paths } from '@tree-service/kernel/contract';
import { formatCents, type ServiceCategory, SERVICES } from '@tree-service/domain';
import {
  Accordion,
  Card,
  color,
  ErrorCard,
  Grid,
  Heading,
  Link,
  Page,
  Price,
  Section,
  Skeleton,
  space,
  Text,
} from '@tree-service/design';
import styled from 'styled-components';
import { Check, Minus, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import { MissingPage } from '../../MissingPage';
import { PriceForm } from '../../priceFirst/PriceForm';
import { publicPaths } from '../../paths';
import { BandTables } from '../../costGuide/BandTables';
import { type GuideText, guideTexts } from '../../costGuide/guideTexts';
import { servicePictures } from '../../costGuide/servicePictures';
import { serviceOfSlug } from '../../costGuide/serviceSlugs';
import { serviceData } from '../../structuredData';
import { slugOfState, stateOfSlug, US_STATES, type UsState } from '../../costGuide/states';
import { ArticleCard } from '../../blog/ArticleCard';
import { articleSummaries } from '../../blog/articleSummaries';
import { workedExamples, useExampleEstimates } from '../../costGuide/workedExamples';
import { StateNotes } from './StateNotes';

function FurtherReading({ slugs }: { readonly slugs: readonly string[] }) {
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

/** Example trees with their estimates. */
function Examples({ service }: { readonly service: ServiceCategory }) {
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

const Columns = styled.ul`
  /* Two columns on a phone. */
  columns: 9rem;
  column-gap: ${space(6)};
  padding: 0;
  list-style: none;
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

/** Links to the same guide for every state. */
function StateLinks({
  serviceSlug,
  current,
}: {
  readonly serviceSlug: string;
  readonly current: UsState | null;
}) {
  const states = (
    <Columns role="list">
      {US_STATES.filter(({ code }) => code !== current?.code).map((state) => (
        <li key={state.code}>
          <Link to={publicPaths.costGuideInState(serviceSlug, slugOfState(state))}>
            {state.name}
          </Link>
        </li>
      ))}
    </Columns>
  );
  return (
    <Section
      title="By state"
      description="Who licenses tree work where you live, and where to ask about permits."
    >
      <Accordion items={[{ id: 'states', title: 'Choose your state', content: states }]} />
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(3)};
  }
  & svg {
    margin-top: 0.2em;
    color: ${color.brand};
  }
`;

interface Column {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly items: readonly string[];
}

function InAndOut({ text }: { readonly text: GuideText }) {
  const columns: readonly Column[] = [
    { title: 'Usually included', icon: Check, items: text.included },
    { title: 'Usually not included', icon: Minus, items: text.notIncluded },
    { title: 'What costs more', icon: TrendingUp, items: text.raises },
    { title: 'How to save', icon: TrendingDown, items: text.saves },
  ];
  return (
    <Section title="What you pay for">
      <Grid $min="15rem" $gap={4}>
        {columns.map(({ title, icon: Icon, items }) => (
          <Card key={title}>
            <Heading level={3}>{title}</Heading>
            <List role="list">
              {items.map((item) => (
                <li key={item}>
                  <Icon size={18} aria-hidden />
                  {item}
                </li>
              ))}
            </List>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

/** What one service costs, nationally or in one state, from the price book. */
export default function CostGuidePage() {
  const { service: serviceSlug = '', state: stateSlug } = useParams();
  const service = serviceOfSlug(serviceSlug);
  const state = stateSlug === undefined ? null : stateOfSlug(stateSlug);
  if (service === null || (stateSlug !== undefined && state === null)) {
    return (
      <MissingPage
        what="cost guide"
        hint="Choose a service. Each has a national guide and one for every state."
        action={{ to: paths.services(), label: 'All services' }}
      />
    );
  }
  const text = guideTexts[service];
  const title = state ? `${text.title} in ${state.name}` : text.title;
  return (
    <Page
      key={title}
      title={title}
      description={`${title}: examples and price bands from the price book behind our instant estimates. ${SERVICES[service].description}`}
      structuredData={[serviceData(service, state?.name ?? null)]}
      lead={text.lead}
      picture={servicePictures[service]}
      above={
        state ? (
          <Link
            to={publicPaths.costGuide(serviceSlug)}
          >{`${SERVICES[service].name}, all states`}</Link>
        ) : (
          <Link to={paths.services()}>All services</Link>
        )
      }
    >
      <Section title="See your price first">
        <Card>
          <PriceForm key={service} service={service} />
        </Card>
      </Section>
      {state && <StateNotes service={service} state={state} />}
      <Section title="Examples" description="Calculated the same way as your own estimate.">
        <Examples service={service} />
      </Section>
      <Section title="Price bands">
        <BandTables services={[service]} />
      </Section>
      <InAndOut text={text} />
      <FurtherReading slugs={text.articles} />
      <StateLinks serviceSlug={serviceSlug} current={state} />
    </Page>
  );
}
