import { TriangleAlert } from 'lucide-react';
import { useInRouterContext } from 'react-router';
import styled from 'styled-components';
import { Button } from '../actions/Button';
import { buttonStyle, type ButtonLook } from '../actions/buttonStyles';
import { Card } from '../layout/Card';
import { Heading } from '../text/Heading';
import { Text } from '../text/Text';
import { color } from '../theme/color';
import { radius, space } from '../theme/measures';
import { font, fontSize } from '../theme/typography';

const Frame = styled(Card)`
  /* In place of a whole page there is no column around it, so it keeps off the edges itself. */
  max-width: min(32rem, calc(100vw - ${space(8)}));
  margin: ${space(12)} auto;
  text-align: center;
`;

const Icon = styled.div`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  margin: 0 auto ${space(4)};
  border-radius: 50%;
  background: ${color.dangerSoft};
  color: ${color.danger};
`;

const Details = styled.pre`
  max-height: 10rem;
  margin-top: ${space(5)};
  padding: ${space(4)};
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  font-family: ${font.mono};
  font-size: ${fontSize.xs};
  line-height: 1.5;
  text-align: left;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
  margin-top: ${space(6)};
`;

const PlainLink = styled.a<ButtonLook>`
  ${buttonStyle}
`;

// The card must also work when the router itself has failed.
function GoHome() {
  return useInRouterContext() ? (
    <Button asLink to="/" variant="outline">
      Go Home
    </Button>
  ) : (
    <PlainLink href="/" $variant="outline" $size="default" $fullWidth={false}>
      Go Home
    </PlainLink>
  );
}

export interface ErrorCardProps {
  title?: string;
  description?: string;
  /** Shows the error's name and message in a scrollable box. */
  error?: Error;
  /** Resets the failed area. */
  onRetry: () => void;
  /** Offers the way to the home page. */
  showHome?: boolean;
}

/** Takes the place of a part of the page that failed. */
export function ErrorCard({
  title = 'Something went wrong',
  description = 'We encountered an error while trying to display this content.',
  error,
  onRetry,
  showHome = false,
}: ErrorCardProps) {
  return (
    <Frame role="alert">
      <Icon>
        <TriangleAlert size={28} aria-hidden />
      </Icon>
      <Heading level={2} size="xl">
        {title}
      </Heading>
      <Text tone="muted" spaceAbove={2}>
        {description}
      </Text>
      {error && (
        <Details tabIndex={0} aria-label="Error details" role="group">
          {`${error.name}: ${error.message}`}
        </Details>
      )}
      <Actions>
        <Button onClick={onRetry}>Try Again</Button>
        {showHome && <GoHome />}
      </Actions>
    </Frame>
  );
}
