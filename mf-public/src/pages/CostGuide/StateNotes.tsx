import { paths } from '@tree-service/kernel/contract';
import { SERVICES, type ServiceCategory } from '@tree-service/domain';
import { Alert, Card, Grid, Heading, Link, Section, Text } from '@tree-service/design';
import type { UsState } from '../../costGuide/states';

/** The license for tree work in a state. */
interface StateLicense {
  readonly license: string;
  readonly office: string;
  readonly address: string;
}

/** States known to license tree work, by code. Other states may license it too. */
export const stateLicenses: Readonly<Record<string, StateLicense>> = {
  CA: {
    license: 'a Tree and Palm contractor license (C-49), beyond the small jobs the state exempts',
    office: 'Contractors State License Board',
    address: 'https://www.cslb.ca.gov',
  },
  CT: {
    license: 'an arborist license',
    office: 'Department of Energy and Environmental Protection',
    address: 'https://portal.ct.gov/deep',
  },
  LA: {
    license: 'an arborist license',
    office: 'Department of Agriculture and Forestry',
    address: 'https://www.ldaf.la.gov',
  },
  MD: {
    license: 'a Licensed Tree Expert',
    office: 'Department of Natural Resources, Forest Service',
    address: 'https://dnr.maryland.gov/forests/Pages/programapps/newtreeexpert.aspx',
  },
  ME: {
    license: 'an arborist license',
    office: 'Department of Agriculture, Conservation and Forestry',
    address: 'https://www.maine.gov/dacf',
  },
  NJ: {
    license: 'a Licensed Tree Expert or Licensed Tree Care Operator, and a registered business',
    office: 'Board of Tree Experts',
    address: 'https://njtreeexperts.org',
  },
  RI: {
    license: 'an arborist license',
    office: 'Department of Environmental Management',
    address: 'https://dem.ri.gov',
  },
};

function License({ state }: { readonly state: UsState }) {
  const known = stateLicenses[state.code];
  if (known) {
    return (
      <Text tone="muted" spaceAbove={2}>
        {state.name} requires {known.license}. Look it up with the{' '}
        <Link href={known.address}>{known.office}</Link> before you hire. Rules change, and the
        office has the current ones.
      </Text>
    );
  }
  return (
    <Text tone="muted" spaceAbove={2}>
      We don't know of a statewide license for tree work here, but there may be one. Ask your city
      or county whether tree contractors need a license, and ask the Pro for the number.
    </Text>
  );
}

/** Notes for one state: the scope of the prices, licenses and permits. */
export function StateNotes({
  service,
  state,
}: {
  readonly service: ServiceCategory;
  readonly state: UsState;
}) {
  return (
    <Section title={`${SERVICES[service].name} in ${state.name}`}>
      <Alert tone="info" title="These are national prices">
        Our price book doesn't adjust for {state.name} yet, so the examples and bands below are
        national. Local wages, fuel and dump fees raise or lower a quote, and Pros near you set
        their own prices.
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
              before you sign: the owner is responsible for the permit and any fine.
            </Text>
          </Card>
          <Card>
            <Heading level={3}>Pros near you</Heading>
            <Text tone="muted" spaceAbove={2}>
              See approved Pros near your ZIP code, with each credential and its date, in the{' '}
              <Link to={paths.providers()}>directory of Pros</Link>.
            </Text>
          </Card>
        </Grid>
      </Text>
    </Section>
  );
}
