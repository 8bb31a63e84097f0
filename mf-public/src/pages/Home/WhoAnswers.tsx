import { paths } from '@tree-service/kernel/contract';
import { Container, Grid, Heading, Link, space, Text } from '@tree-service/design';
import styled from 'styled-components';

const Column = styled(Container)`
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
export function WhoAnswers() {
  return (
    <section aria-labelledby="who">
      <Column $width="wide">
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
      </Column>
    </section>
  );
}
