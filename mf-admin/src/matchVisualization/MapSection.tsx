import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { matchCandidateQuery, type MatchPoint } from './matchCandidates.api';
import type { MatchedRequest, MatchRun } from '../api/matches';
import { color, fontSize, media, QueryBoundary, space, Switch } from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mapScene } from './mapMarkers';
import { MatchMap } from './MatchMap';
import { matchStages } from './matchStages';
import { CandidateDetails } from './CandidateDetails';

const Beside = styled.div`
  display: grid;
  gap: ${space(6)};
  ${media.laptopUp} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    align-items: start;
  }
`;

interface SelectedCandidateProps {
  readonly run: MatchRun;
  readonly vendorId: string;
}

function SelectedCandidate({ run, vendorId }: SelectedCandidateProps) {
  const query = useQuery({
    ...matchCandidateQuery(run.id, vendorId),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryBoundary query={query} what="the Pro">
      {(candidate) =>
        candidate && <CandidateDetails candidate={candidate} policy={run.matching_policy} />
      }
    </QueryBoundary>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  margin: ${space(3)} 0 0;
  padding: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  list-style: none;
`;

const Item = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`;

const Symbol = styled.svg`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
`;

/** `hasDots` where most Pros of a large match are dots. */
function MapLegend({ hasDots }: { readonly hasDots: boolean }) {
  return (
    <List aria-label="Map legend">
      <Item>
        <Symbol viewBox="0 0 20 20" aria-hidden>
          <path d="M 10 2 l 8 8 l -8 8 l -8 -8 z" fill={color.accent} />
        </Symbol>
        Request
      </Item>
      <Item>
        <Symbol viewBox="0 0 20 20" aria-hidden>
          <circle cx="10" cy="10" r="8" fill={color.brand} />
        </Symbol>
        Offered, with service radius
      </Item>
      <Item>
        <Symbol viewBox="0 0 20 20" aria-hidden>
          <circle cx="10" cy="10" r="7" fill={color.surface} stroke={color.brand} strokeWidth="2" />
        </Symbol>
        Ranked, with position
      </Item>
      <Item>
        <Symbol viewBox="0 0 20 20" aria-hidden>
          <circle cx="10" cy="10" r="6" fill="none" stroke={color.borderStrong} strokeWidth="2" />
          <path d="M 7 7 l 6 6 m 0 -6 l -6 6" stroke={color.borderStrong} strokeWidth="2" />
        </Symbol>
        Excluded
      </Item>
      {hasDots && (
        <Item>
          <Symbol viewBox="0 0 20 20" aria-hidden>
            <circle cx="6" cy="12" r="3" fill={color.brand} />
            <circle cx="14" cy="7" r="2.5" fill={color.borderStrong} />
          </Symbol>
          Dots: ranked lower, or excluded
        </Item>
      )}
    </List>
  );
}

interface MapSectionProps {
  readonly id: string;
  readonly request: MatchedRequest;
  readonly run: MatchRun;
  readonly points: readonly MatchPoint[];
  /** Null selects the first in the order. */
  readonly chosenId: string | null;
  readonly onSelect: (vendorId: string) => void;
}

/** The map of a match, beside the score of the selected Pro. */
export function MapSection({ id, request, run, points, chosenId, onSelect }: MapSectionProps) {
  const [showsRadii, setShowsRadii] = useState(false);
  const details = useRef<HTMLDivElement>(null);
  const selectedId =
    chosenId ?? points.find(({ place }) => place === 1)?.vendorId ?? points[0]?.vendorId ?? null;
  const scene = useMemo(
    () =>
      mapScene(
        { center: request, points, leads: request.leads, selectedId },
        showsRadii ? 'radii' : 'vendors',
      ),
    [request, points, selectedId, showsRadii],
  );
  // The name may have been pressed in a table far below.
  useEffect(() => {
    if (chosenId === null || details.current === null) return;
    const fold = details.current.closest('details');
    if (fold !== null) fold.open = true;
    details.current.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  const { considered, offered, ranked, filtered } = matchStages(run, request.leads, points);
  return (
    <FoldedSection id={id} title="Map">
      <Beside>
        <div>
          <MatchMap
            scene={scene}
            description={`Map of request #${request.number}: ${considered} Pros around ${request.city}, ${offered} offered, ${ranked} ranked, ${filtered} excluded. The tables below list the same Pros.`}
            selectedId={selectedId}
            onSelect={onSelect}
          />
          <MapLegend hasDots={scene.dots.length > 0} />
          <Switch label="Show full service radii" checked={showsRadii} onChange={setShowsRadii} />
        </div>
        <div ref={details}>
          {selectedId !== null && <SelectedCandidate run={run} vendorId={selectedId} />}
        </div>
      </Beside>
    </FoldedSection>
  );
}
