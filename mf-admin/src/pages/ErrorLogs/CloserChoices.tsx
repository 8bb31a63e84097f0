import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { reportedValuesQuery } from '../../api/errorReports';
import { Details, Grid } from '@tree-service/design';
import { Choice } from './Choice';
import { isClose, type CloserFilter } from './errorFilter';
import { optionsOf } from './optionsOf';

interface CloserChoicesProps {
  readonly filter: CloserFilter;
  readonly onChange: (changed: Partial<CloserFilter>) => void;
}

function Choices({ filter, onChange }: CloserChoicesProps) {
  const values = useQuery(reportedValuesQuery()).data;
  const { source, release, version } = filter;
  return (
    <Grid $min="10.5rem" $gap={4}>
      <Choice
        label="Source"
        options={optionsOf('Every source', values?.sources, source)}
        value={source ?? ''}
        onChange={(value) => onChange({ source: value || null })}
      />
      <Choice
        label="Release of the shell"
        options={optionsOf('Every release', values?.releases, release)}
        value={release ?? ''}
        onChange={(value) => onChange({ release: value || null })}
      />
      <Choice
        label="Version of the part"
        options={optionsOf('Every version', values?.remoteVersions, version)}
        value={version ?? ''}
        onChange={(value) => onChange({ version: value || null })}
      />
    </Grid>
  );
}

/** Narrows to a source or a release; folded away until asked for, unless something is chosen there. */
export function CloserChoices({ filter, onChange }: CloserChoicesProps) {
  // What was chosen when the page came up stays in sight, also when it is taken back.
  const [wasChosen] = useState(isClose(filter));
  const choices = <Choices filter={filter} onChange={onChange} />;
  return wasChosen ? (
    choices
  ) : (
    <Details show="By source or release" hide="Hide source and release">
      {choices}
    </Details>
  );
}
