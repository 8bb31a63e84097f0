import { useState } from 'react';
import styled from 'styled-components';
import type { MatchedRequest, MatchRun } from '@tree-service/shared/api/matches';
import { media, Section, space, Switch } from '@tree-service/shared/ui';
import { CandidateDetails } from './CandidateDetails';
import { MapLegend } from './MapLegend';
import { mapScene } from './mapMarkers';
import { MatchMap } from './MatchMap';
import { matchStages } from './matchStages';

const Beside = styled.div`
  display: grid;
  gap: ${space(6)};
  ${media.laptopUp} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    align-items: start;
  }
`;

interface MapSectionProps {
  readonly request: MatchedRequest;
  readonly run: MatchRun;
  readonly selectedId: string | null;
  readonly onSelect: (vendorId: string) => void;
}

/** The map of a match, and beside it how the chosen Pro's score came about. */
export function MapSection({ request, run, selectedId, onSelect }: MapSectionProps) {
  const [showsRadii, setShowsRadii] = useState(false);
  const { candidates, matching_policy: policy } = run;
  const { lookedAt, offered, ranked, filtered } = matchStages(run, request.leads);
  const selected = candidates.find(({ vendor_id: id }) => id === selectedId);
  return (
    <Section title="Map">
      <Beside>
        <div>
          <MatchMap
            scene={mapScene(request, candidates, request.leads, showsRadii ? 'radii' : 'pros')}
            description={`Map of request ${request.number}: ${lookedAt} Pros around ${request.city}, ${offered} offered, ${ranked} ranked, ${filtered} left out. The tables below say the same.`}
            selectedId={selectedId}
            onSelect={onSelect}
          />
          <MapLegend />
          <Switch label="Show whole service radii" checked={showsRadii} onChange={setShowsRadii} />
        </div>
        {selected && <CandidateDetails candidate={selected} policy={policy} />}
      </Beside>
    </Section>
  );
}
