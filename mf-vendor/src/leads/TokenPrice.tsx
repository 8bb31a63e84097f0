import { useQuery } from '@tanstack/react-query';
import { formatCents } from '@tree-service/domain';
import { tokenPackagesQuery } from '@tree-service/market/api/tokens';
import { tokenCost } from './tokenCost';
import { tokensInWords } from './words';

/** A price in tokens, and in dollars once it is known what tokens cost: "11 tokens (up to $33)". */
export function TokenPrice({ tokens }: { tokens: number }) {
  const packages = useQuery(tokenPackagesQuery);
  const cents = packages.data === undefined ? null : tokenCost(tokens, packages.data);
  return (
    <>
      {tokensInWords(tokens)}
      {cents !== null && ` (up to ${formatCents(cents)})`}
    </>
  );
}
