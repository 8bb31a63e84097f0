import styled from 'styled-components';
import { Grid, StatTile, Text, VStack, space } from '@tree-service/shared/ui';
import type { MatchStages } from './matchStages';

const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** How many Pros reached each stage, and why some went no further. */
export function MatchStagesRow({ stages }: { readonly stages: MatchStages }) {
  const { lookedAt, filtered, reasons, ranked, offered } = stages;
  return (
    <VStack>
      <Grid $min="9rem" $gap={4}>
        <StatTile
          label="Looked at"
          value={String(lookedAt)}
          hint="approved, offer the service, travel this far"
        />
        <StatTile label="Left out" value={String(filtered)} hint="cannot take this request" />
        <StatTile label="Ranked" value={String(ranked)} hint="by score, then boost" />
        <StatTile label="Offered" value={String(offered)} hint="so far, of those ranked" />
      </Grid>
      {reasons.length > 0 && (
        <Reasons aria-label="Why Pros were left out">
          {reasons.map(({ reason, count }) => (
            <Text key={reason} as="li" size="sm" tone="muted">
              {reason}: <strong>{count}</strong>
            </Text>
          ))}
        </Reasons>
      )}
    </VStack>
  );
}
