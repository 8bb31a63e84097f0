import { formatCents, type ServiceCategory } from '@tree-service/domain';
import type { UnsentRequest } from './useUnsentRequest';

const names: Readonly<Record<ServiceCategory, string>> = {
  tree_removal: 'removal request',
  stump_grinding: 'stump grinding request',
  arborist: 'request for an arborist',
  maintenance: 'trimming request',
  emergency: 'emergency request',
};

/** An unsent request in words: "removal request, $1,450 to $2,900". */
export function nameUnsentRequest({ service, price }: UnsentRequest): string {
  if (price === null) return names[service];
  const { lowCents, highCents } = price;
  const range =
    lowCents === highCents
      ? formatCents(lowCents)
      : `${formatCents(lowCents)} to ${formatCents(highCents)}`;
  return `${names[service]}, ${range}`;
}
