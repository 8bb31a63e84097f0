import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { MatchingPolicy } from '../api/matches';
import { Card, color, fontSize, HStack, radius, space, Text } from '@tree-service/design';
import { fairnessInWords, LOCALE } from '@tree-service/domain';
import type { MatchStages } from './matchStages';

const Stages = styled.ol`
  display: grid;
  gap: ${space(5)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Track = styled.div`
  height: 0.5rem;
  margin: ${space(1)} 0 ${space(2)};
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.surfaceSunken};
`;

const Fill = styled.div`
  height: 100%;
  min-width: 2px;
  border-radius: inherit;
  background: ${color.brand};
`;

const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  margin: ${space(1)} 0 0;
  padding: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  list-style: none;
`;

const count = new Intl.NumberFormat(LOCALE);

interface StageProps {
  readonly name: string;
  readonly left: number;
  /** Of all considered Pros, 0 to 1. */
  readonly share: number;
  readonly children: ReactNode;
}

function Stage({ name, left, share, children }: StageProps) {
  return (
    <li>
      <HStack $justify="space-between" $gap={3}>
        <Text as="span" weight="semibold">
          {name}
        </Text>
        <Text as="span" weight="semibold" numeric>
          {count.format(left)}
        </Text>
      </HStack>
      <Track aria-hidden>
        <Fill style={{ width: `${share * 100}%` }} />
      </Track>
      {children}
    </li>
  );
}

interface MatchFunnelProps {
  readonly stages: MatchStages;
  readonly policy: MatchingPolicy;
}

/** How many Pros remain after each step of a match, and why others were removed. */
export function MatchFunnel({ stages, policy }: MatchFunnelProps) {
  const words = fairnessInWords(policy);
  const { considered, filtered, reasons, ranked, firstOffer, offered } = stages;
  const share = (left: number) => (considered === 0 ? 0 : left / considered);
  return (
    <Card>
      <Stages aria-label="Stages of the match">
        <Stage name="1. Select" left={considered} share={share(considered)}>
          <Text size="sm" tone="muted">
            Approved Pros who offer this service and travel to the property. {words.insurance}
          </Text>
        </Stage>
        <Stage name="2. Enrich" left={considered} share={share(considered)}>
          <Text size="sm" tone="muted">
            Seven signals of each Pro are read and stored.
          </Text>
        </Stage>
        <Stage name="3. Filter" left={ranked} share={share(ranked)}>
          <Text size="sm" tone="muted">
            {filtered === 0
              ? 'No Pros removed. All of them can take this request.'
              : `${count.format(filtered)} removed because they can't take this request:`}
          </Text>
          {reasons.length > 0 && (
            <Reasons aria-label="Reasons for exclusion">
              {reasons.map(({ reason, count: dropped }) => (
                <li key={reason}>
                  {reason}: <strong>{count.format(dropped)}</strong>
                </li>
              ))}
            </Reasons>
          )}
        </Stage>
        <Stage name="4. Rank" left={ranked} share={share(ranked)}>
          <Text size="sm" tone="muted">
            By score, then by score times the plan's boost. {words.floor}
          </Text>
        </Stage>
        <Stage name="5. Policy" left={firstOffer} share={share(firstOffer)}>
          <Text size="sm" tone="muted">
            The first offers go to {firstOffer}; the others wait in order. {words.places}{' '}
            {words.newcomer} Offered so far: {offered}.
          </Text>
        </Stage>
      </Stages>
    </Card>
  );
}
