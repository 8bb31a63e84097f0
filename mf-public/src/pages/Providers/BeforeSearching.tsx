import { useMarketplaceRules } from '@tree-service/market/features/rules';
import { BadgeCheck, EyeOff, Users } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '@tree-service/kernel/contract';
import { fairnessInWords, ruleWords, untilShared } from '@tree-service/domain';
import { Card, color, Grid, Heading, Link, Section, space, Text } from '@tree-service/design';

const Fact = styled(Card)`
  & > svg {
    margin-bottom: ${space(3)};
    color: ${color.brand};
  }
`;

/** The introduction before the first search. */
export function BeforeSearching() {
  const rules = useMarketplaceRules();
  const { vendorsPerRequest } = ruleWords(rules);
  return (
    <Section title="About these listings">
      <Grid $min="17rem" $gap={4}>
        <Fact>
          <BadgeCheck size={28} aria-hidden />
          <Heading level={3}>Approved and dated</Heading>
          <Text tone="muted" spaceAbove={2}>
            A person reviewed each application and its liability insurance. Every credential shows
            when it was verified and when it expires; the rest are marked “not verified”.
          </Text>
        </Fact>
        <Fact>
          <Users size={28} aria-hidden />
          <Heading level={3}>Near and well rated</Heading>
          <Text tone="muted" spaceAbove={2}>
            Pros with reviews come first, the best rated nearby at the top. One Pro with reviews and
            a paid plan can come first, always labeled Promoted. {fairnessInWords(rules).floor}
          </Text>
        </Fact>
        <Fact>
          <EyeOff size={28} aria-hidden />
          <Heading level={3}>Why there are no phone numbers</Heading>
          <Text tone="muted" spaceAbove={2}>
            You <Link to={paths.request()}>describe the work once</Link>, at most{' '}
            {vendorsPerRequest} can take it, and you write to each other here. Contact details stay
            hidden {untilShared('them')}.
          </Text>
        </Fact>
      </Grid>
    </Section>
  );
}
