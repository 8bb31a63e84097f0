import { Alert, VStack } from '@tree-service/design';
import { SEARCH_TEXTS, withRules, type VendorSearch } from '@tree-service/domain';
import { useRuleWords } from '../rules';
import { DangerNotice } from './DangerNotice';
import { searchInWords, type SearchDetails } from './searchInWords';

/** How the search for a Pro stands for a request that was sent, and for dangerous work who to call meanwhile. */
export function SearchNotice({
  search,
  details,
  isDangerous,
}: {
  readonly search: Exclude<VendorSearch, 'asked'>;
  readonly details: SearchDetails;
  readonly isDangerous: boolean;
}) {
  const rules = useRuleWords();
  return (
    <VStack $gap={3}>
      <Alert tone="warning" role="status" title={SEARCH_TEXTS[search].title}>
        {withRules(searchInWords(search, details), rules)}
      </Alert>
      {isDangerous && <DangerNotice />}
    </VStack>
  );
}
