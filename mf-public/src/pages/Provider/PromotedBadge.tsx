import { useQuery } from '@tanstack/react-query';
import { Badge } from '@tree-service/design';
import { promotedQuery } from '../../api/vendors';

/** Says that a plan puts this Pro first in the directory. */
export function PromotedBadge({ vendorId }: { readonly vendorId: string }) {
  const { data: isPromoted = false } = useQuery(promotedQuery(vendorId));
  return isPromoted ? <Badge tone="accent">Promoted</Badge> : null;
}
