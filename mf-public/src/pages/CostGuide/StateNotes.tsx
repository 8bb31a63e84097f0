import { paths } from '@tree-service/kernel/contract';
import { SERVICES, type ServiceCategory } from '@tree-service/domain';
import { Alert, Card, Grid, Heading, Link, Section, Text } from '@tree-service/design';
import { stateLicenses } from '../../costGuide/stateLicenses';
import type { UsState } from '../../costGuide/states';

function License({ state }: { readonly state: UsState }) {
  const known = stateLicenses[state.code];
  if (known) {
    return (
      <Text tone="muted" spaceAbove={2}>
        {state.name} asks for {known.license}. Look it up at the{' '}
        <Link href={known.address}>{known.office}</Link> before you hire; rules change, and the
        office has the current ones.
      </Text>
    );
  }
  return (
    <Text tone="muted" spaceAbove={2}>
      We have no state-wide license for tree work on record here, which does not mean that there is
      none. Ask your city or county whether tree contractors need one, and the Pro for its number.
    </Text>
  );
}

/** What can honestly be said about one state: whose figures these are, licenses and permits. */
export function StateNotes({
  service,
  state,
}: {
  readonly service: ServiceCategory;
  readonly state: UsState;
}) {
  return (
    <Section title={`${SERVICES[service].name} in ${state.name}`}>
      <Alert tone="info" title="These are national figures">
        Our price book has no factor of its own for {state.name} yet, so examples and bands below
        hold for the country as a whole. Wages, fuel and dump fees where you live move a quote up or
        down; the Pros near you set their own prices.
      </Alert>
      <Text as="div" spaceAbove={5}>
        <Grid $min="17rem" $gap={4}>
          <Card>
            <Heading level={3}>Licenses</Heading>
            <License state={state} />
          </Card>
          <Card>
            <Heading level={3}>Permits</Heading>
            <Text tone="muted" spaceAbove={2}>
              Cities and counties in {state.name} decide which trees are protected. Call yours
              before you sign: the permit is the owner’s affair, and so is the fine.
            </Text>
          </Card>
          <Card>
            <Heading level={3}>Pros near you</Heading>
            <Text tone="muted" spaceAbove={2}>
              See who is approved around your ZIP code, with each credential and its date, in the{' '}
              <Link to={paths.providers()}>directory of professionals</Link>.
            </Text>
          </Card>
        </Grid>
      </Text>
    </Section>
  );
}
