import { useQuery } from '@tanstack/react-query';
import { promotedQuery } from '@tree-service/market/api/vendors';
import { Badge } from '@tree-service/design';

/** Says that a plan puts this Pro first in the directory. */
export function PromotedBadge({ vendorId }: { readonly vendorId: string }) {
  const { data: isPromoted = false } = useQuery(promotedQuery(vendorId));
  return isPromoted ? <Badge tone="accent">Promoted</Badge> : null;
}
