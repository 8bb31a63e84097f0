import { isNobodyAsked } from '@tree-service/domain';
import type { UnsentRequest } from '@tree-service/market/features/unsentRequest';
import { lazy, Suspense } from 'react';

// Most requests have a Pro to ask.
const SearchAheadNotice = lazy(async () => ({
  default: (await import('@tree-service/market/features/vendorSearch')).SearchAheadNotice,
}));

/** Where no Pro would be asked about an unsent request, says so before an account is created for it. */
export function UnsentSearch({
  request: { search, zip, isDangerous },
}: {
  readonly request: UnsentRequest;
}) {
  if (!isNobodyAsked(search)) return null;
  return (
    <Suspense fallback={null}>
      <SearchAheadNotice search={search} place={zip} isDangerous={isDangerous} />
    </Suspense>
  );
}
