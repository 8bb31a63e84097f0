import { CONTACT_STAYS_HIDDEN, withRules, type RuleText } from '@tree-service/domain';
import { useRuleWords } from '@tree-service/market/features/rules';
import { hero } from '@tree-service/design/illustrations';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLocation } from 'react-router';
import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import {
  color,
  Heading,
  Illustration,
  media,
  radius,
  space,
  Text,
  Link,
} from '@tree-service/design';

const Split = styled.div`
  display: grid;
  min-height: calc(100vh - 4.5rem);
  /* From the top, so that nothing moves while the page arrives piece by piece. */
  align-content: start;
  ${media.laptopUp} {
    align-content: stretch;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

const FormSide = styled.div`
  display: grid;
  place-items: center;
  padding: ${space(12)} ${space(8)};
  ${media.mobile} {
    padding: ${space(8)} ${space(4)} ${space(12)};
  }
`;

const Sheet = styled.section`
  width: min(27rem, 100%);
`;

const Titles = styled.header`
  margin-bottom: ${space(6)};
`;

const Welcome = styled.aside`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space(6)};
  padding: ${space(10)} ${space(8)};
  background: ${color.brandSoft};
  ${media.laptopUp} {
    order: -1;
    padding: ${space(16)};
  }
  ${media.mobile} {
    padding: ${space(8)} ${space(4)};
  }
`;

// Beside the form, where there is room; below it, the promises are enough.
const Picture = styled(Illustration)`
  display: none;
  ${media.laptopUp} {
    display: block;
    width: min(100%, 24rem);
    padding: ${space(5)};
    border-radius: ${radius.lg};
    background: ${color.surface};
  }
`;

const Promises = styled.ul`
  display: grid;
  gap: ${space(4)};
  max-width: 28rem;
  padding: 0;
  list-style: none;
`;

const Pledge = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(3)};
  & > svg {
    margin-top: 0.2em;
    padding: 2px;
    border-radius: ${radius.pill};
    background: ${color.brand};
    color: ${color.onBrand};
  }
`;

const ownerPromises: readonly RuleText[] = [
  'See an estimate before you create an account.',
  ({ vendorsPerRequest }) =>
    `At most ${vendorsPerRequest} can take a request, and both sides see how many did.`,
  CONTACT_STAYS_HIDDEN,
];

export interface AuthLayoutProps {
  readonly title: string;
  readonly subtitle: ReactNode;
  /** What is promised beside the form; to owners by default. */
  readonly promises?: readonly RuleText[];
  readonly children: ReactNode;
}

/** The layout of the account pages: a form with promises beside it. */
export function AuthLayout({
  title,
  subtitle,
  promises = ownerPromises,
  children,
}: AuthLayoutProps) {
  const rules = useRuleWords();
  return (
    <Split>
      <FormSide>
        <Sheet>
          <Titles>
            <Heading level={1} size="2xl" tabIndex={-1} data-page-heading="">
              {title}
            </Heading>
            <Text tone="muted" spaceAbove={2}>
              {subtitle}
            </Text>
          </Titles>
          {children}
        </Sheet>
      </FormSide>
      <Welcome>
        <Picture drawing={hero} isDecorative />
        <Heading level={2} size="2xl">
          Welcome to {PRODUCT_NAME}
        </Heading>
        <Promises role="list">
          {promises.map((promise, index) => (
            <Pledge key={index}>
              <Check size={20} strokeWidth={2.5} aria-hidden />
              {withRules(promise, rules)}
            </Pledge>
          ))}
        </Promises>
      </Welcome>
    </Split>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(8)};
  padding-top: ${space(6)};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
`;

/** Links to the other account pages, below a form. */
export function OtherWays({ children }: { readonly children: ReactNode }) {
  return <Lines>{children}</Lines>;
}

/** A link to another account page that passes on where the visitor came from. */
export function OtherWay({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { state } = useLocation();
  return (
    <Link to={to} state={state}>
      {children}
    </Link>
  );
}
