import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { MatchPoint } from '../../api/matchCandidates';
import type { MatchedRequest, MatchRun } from '../../api/matches';
import { media, space, Switch } from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';
import { MapLegend } from './MapLegend';
import { mapScene } from './mapMarkers';
import { MatchMap } from './MatchMap';
import { matchStages } from './matchStages';
import { SelectedCandidate } from './SelectedCandidate';

const Beside = styled.div`
  display: grid;
  gap: ${space(6)};
  ${media.laptopUp} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    align-items: start;
  }
`;

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
