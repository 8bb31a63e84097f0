import { Alert, VStack } from '@tree-service/design';
import { fillIn, SEARCH_TEXTS, type SearchAhead } from '@tree-service/domain';
import { DangerNotice } from './DangerNotice';

/** Says, before anything is sent, that no Pro would be asked, and for dangerous work who to call. */
export function SearchAheadNotice({
  search,
  place,
  isDangerous = false,
}: {
  readonly search: Exclude<SearchAhead, 'asked'>;
  /** "Austin, TX", or a ZIP code. */
  readonly place: string;
  readonly isDangerous?: boolean;
}) {
  const { title, words } = SEARCH_TEXTS[`before_${search}`];
  return (
    <VStack $gap={3}>
      <Alert tone="warning" role="status" title={fillIn(title, { place })}>
        {fillIn(words, { place })}
      </Alert>
      {isDangerous && <DangerNotice />}
    </VStack>
  );
}
