import styled from 'styled-components';
import { Accordion, Link, Section, space } from '@tree-service/design';
import { publicPaths } from '../../paths';
import { slugOfState, US_STATES, type UsState } from '../../costGuide/states';

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
export function StateLinks({
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
