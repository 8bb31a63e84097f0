import { paths, PRODUCT_NAME } from '@tree-service/kernel/contract';
import { organization, PRODUCT_DESCRIPTION } from '../../structuredData';
import { useAuth, usePageHead } from '@tree-service/kernel';
import { withRules } from '@tree-service/domain';
import { useRuleWords } from '@tree-service/market/features/rules';
import {
  Accordion,
  Button,
  Card,
  color,
  Container,
  Grid,
  Heading,
  Link,
  media,
  ResponsiveTabs,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import styled from 'styled-components';
import { PriceForm } from '../../priceFirst/PriceForm';
import { Community } from './Community';
import { popularQuestions } from '../HelpCenter/requestQuestions';
import { Hero } from './Hero';
import { Proof } from './Proof';
import { WhatHappens } from './WhatHappens';
import { ServiceCards } from './ServiceCards';
import { serviceCatalog } from './serviceCatalog';

const Column = styled(Container)`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(12)};
`;

/** The questions asked most, with their answers. */
function Questions() {
  const rules = useRuleWords();
  const items = popularQuestions.map(({ question, answer }, index) => ({
    id: `question-${index + 1}`,
    title: question,
    content: withRules(answer, rules),
  }));
  return (
    <section aria-labelledby="questions">
      <Column $width="wide">
        <Heading level={2} size="2xl" id="questions">
          Questions people ask first
        </Heading>
        <Accordion items={items} />
        <Text>
          More in the <Link to={paths.helpCenter()}>help center</Link>.
        </Text>
      </Column>
    </section>
  );
}

const Ground = styled.section`
  background: ${color.brandSoft};
`;

const ActionColumn = styled(Container)`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding-block: ${space(16)};
  text-align: center;
`;

function BottomAction({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Ground aria-labelledby="bottom-action">
      <ActionColumn $width="narrow">
        <Heading level={2} id="bottom-action">
          Have a tree that needs work?
        </Heading>
        <Text tone="muted">Describe it in two minutes. Your estimate is free.</Text>
        {isSignedIn ? (
          <Button asLink size="lg" to={paths.request()}>
            Request Service Now
          </Button>
        ) : (
          <Button asLink size="lg" to={paths.login()}>
            Log In to Request Service
          </Button>
        )}
      </ActionColumn>
    </Ground>
  );
}

const PriceColumn = styled(Container)`
  padding-block: ${space(12)};
  ${media.mobile} {
    padding-block: ${space(4)} ${space(8)};
  }
`;

const Intro = styled.header`
  margin-bottom: ${space(6)};
  ${media.mobile} {
    margin-bottom: ${space(4)};
  }
`;

/** The price form as a section of the home page. */
function PriceFirst() {
  return (
    <section aria-labelledby="price">
      <PriceColumn $width="wide">
        <Card>
          <Intro>
            <Heading level={2} size="2xl" id="price">
              See your price first
            </Heading>
            <Text tone="muted" spaceAbove={2}>
              Two choices and a ZIP code. No account, no address, no phone call.
            </Text>
          </Intro>
          <PriceForm />
        </Card>
      </PriceColumn>
    </section>
  );
}

const ProsColumn = styled(Container)`
  display: grid;
  gap: ${space(6)};
  padding-block: ${space(6)} ${space(12)};
`;

const points = [
  {
    title: 'Verified insurance',
    text: 'We contact only Pros whose liability insurance is verified and still valid. Each profile shows the expiration date.',
  },
  {
    title: 'Clearly marked credentials',
    text: "Certifications and licenses are checked one by one. Anything we haven't verified is marked as not verified.",
  },
  {
    title: 'Reviews of completed jobs',
    text: 'Only an owner whose job is completed can review it, and no one can pay to have a review removed.',
  },
] as const;

/** Who does the work, and what is checked about them. */
function WhoAnswers() {
  return (
    <section aria-labelledby="who">
      <ProsColumn $width="wide">
        <Heading level={2} size="3xl" id="who">
          Who does the work
        </Heading>
        <Grid $min="16rem" $gap={6}>
          {points.map(({ title, text }) => (
            <div key={title}>
              <Heading level={3} size="xl">
                {title}
              </Heading>
              <Text tone="muted" spaceAbove={2}>
                {text}
              </Text>
            </div>
          ))}
        </Grid>
        <Text>
          <Link to={paths.providers()}>Find a Pro near you</Link>
        </Text>
      </ProsColumn>
    </section>
  );
}

const ServicesColumn = styled(Container)`
  padding-block: ${space(16)};
`;

const ServicesIntro = styled.header`
  margin-bottom: ${space(8)};
`;

/** The services by category: tabs, or a select box on mobile. */
function HomeServices() {
  return (
    <section aria-labelledby="services">
      <ServicesColumn $width="wide">
        <ServicesIntro>
          <Heading level={2} size="3xl" id="services">
            Our Services
          </Heading>
          <Text tone="muted" size="lg" spaceAbove={2}>
            What our Pros do, from a single branch to a whole lot.
          </Text>
        </ServicesIntro>
        <ResponsiveTabs
          label="Service category"
          defaultValue="tree-removal"
          tabs={serviceCatalog.map((category) => ({
            value: category.id,
            label: category.name,
            content: (
              <VStack $gap={6} $align="stretch">
                <ServiceCards category={category} />
                <Link to={paths.services()}>All services and prices</Link>
              </VStack>
            ),
          }))}
        />
      </ServicesColumn>
    </section>
  );
}

export default function HomePage() {
  const status = useAuth(({ status: current }) => current);
  usePageHead({
    title: `${PRODUCT_NAME} | Expert tree care at your fingertips`,
    description: PRODUCT_DESCRIPTION,
    structuredData: [organization],
  });
  return (
    <>
      <Hero />
      <PriceFirst />
      <WhoAnswers />
      <Proof />
      <WhatHappens />
      <Questions />
      <HomeServices />
      {status === 'signedOut' && <Community />}
      <BottomAction isSignedIn={status === 'signedIn'} />
    </>
  );
}
