// A chunk of its own: shown only where no Pro would be asked.
import { space } from '@tree-service/design';
import { SearchAheadNotice } from '@tree-service/market/features/vendorSearch';
import type { SearchAhead } from '@tree-service/domain';
import styled from 'styled-components';
import { isDangerous, type Draft } from '../draft/draft';

const Place = styled.div`
  margin-bottom: ${space(6)};
`;

/** Above each step: no Pro would be asked. */
export default function NobodyAhead({
  draft,
  search,
  place,
}: {
  draft: Draft;
  search: Exclude<SearchAhead, 'asked'>;
  /** "Austin, TX". */
  place: string;
}) {
  return (
    <Place>
      <SearchAheadNotice search={search} place={place} isDangerous={isDangerous(draft)} />
    </Place>
  );
}
