import { Fragment } from 'react';
import styled from 'styled-components';
import { adminPaths } from '../paths';
import type { MatchCandidate } from './matchCandidates.api';
import type { MatchingPolicy } from '../api/matches';
import { belowFloorInWords, formatMiles, reservedPlaceInWords } from '@tree-service/domain';
import { Card, color, Heading, Link, space, Text, VStack } from '@tree-service/design';
import { ScoreBar, SignalSwatch, scoreParts } from './ScoreBar';
import { filterReasonText } from './matchStages';

const Sum = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(1)} ${space(4)};
  margin: 0;
  font-variant-numeric: tabular-nums;
  & > dd {
    margin: 0;
    text-align: right;
  }
  & > .total {
    padding-top: ${space(1)};
    border-top: 1px solid ${color.border};
    font-weight: 600;
  }
`;

function BoostNote({ candidate, policy }: CandidateDetailsProps) {
  const { boost, below_floor: below, reserved_for, stars, reviews, is_newcomer } = candidate;
  const place = reservedPlaceInWords(reserved_for);
  const notes = [
    boost > 1 && "The plan's boost applies, and the offer is labeled Promoted.",
    belowFloorInWords(below, policy),
    reviews > 0 &&
      `${stars.toFixed(1)} stars from ${reviews} ${reviews === 1 ? 'review' : 'reviews'}.`,
    is_newcomer && 'A newcomer at the time.',
    place !== null && `Has ${place}.`,
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => (
    <Text key={note} size="sm" tone="muted">
      {note}
    </Text>
  ));
}

function placeOf({ city, region, distance_km, service_radius_km }: MatchCandidate): string {
  const reach = `${formatMiles(distance_km)} away, travels up to ${formatMiles(service_radius_km)}`;
  return [city, region, reach].filter(Boolean).join(', ');
}

interface CandidateDetailsProps {
  readonly candidate: MatchCandidate;
  readonly policy: MatchingPolicy;
}

/** The score of one Pro, signal by signal. */
export function CandidateDetails({ candidate, policy }: CandidateDetailsProps) {
  const { components, filtered_reason: dropped } = candidate;
  const parts = scoreParts(components, policy);
  return (
    <Card aria-live="polite">
      <VStack $gap={3}>
        <div>
          <Heading level={3} size="lg">
            <Link to={adminPaths.vendor(candidate.vendor_id)}>{candidate.business_name}</Link>
          </Heading>
          <Text size="sm" tone="muted">
            {placeOf(candidate)}
          </Text>
        </div>
        {dropped !== null && (
          <Text weight="semibold">Excluded: {filterReasonText(dropped).toLowerCase()}</Text>
        )}
        {parts.length > 0 && (
          <>
            <ScoreBar parts={parts} />
            <Sum>
              {parts.map(({ signal, label, value, weight, points }) => (
                <Fragment key={signal}>
                  <dt>
                    <SignalSwatch $signal={signal} />
                    {label}: {value.toFixed(2)} × {weight.toFixed(2)}
                  </dt>
                  <dd>{points.toFixed(3)}</dd>
                </Fragment>
              ))}
              <dt className="total">Score</dt>
              <dd className="total">{candidate.base_score.toFixed(3)}</dd>
              <dt>Boost</dt>
              <dd>× {candidate.boost.toFixed(2)}</dd>
              <dt>Boosted score</dt>
              <dd>{candidate.final_score.toFixed(3)}</dd>
            </Sum>
          </>
        )}
        {dropped === null && <BoostNote candidate={candidate} policy={policy} />}
      </VStack>
    </Card>
  );
}
