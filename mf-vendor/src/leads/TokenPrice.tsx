import { useQuery } from '@tanstack/react-query';
import { formatCents } from '@tree-service/domain';
import { Alert, Link } from '@tree-service/design';
import { paths } from '@tree-service/kernel/contract';
import { tokenPackagesQuery } from '../api/tokens';
import { tokenCost } from './tokenCost';
import { tokensInWords } from './words';

/** A price that breaks between tokens and dollars alone, where the line is short. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** A price in tokens, and in dollars once it is known what tokens cost: "11 tokens (up to $33)". */
export function TokenPrice({ tokens }: { tokens: number }) {
  const packages = useQuery(tokenPackagesQuery);
  const cents = packages.data === undefined ? null : tokenCost(tokens, packages.data);
  return (
    <>
      {unbroken(tokensInWords(tokens))}
      {cents !== null && ` ${unbroken(`(up to ${formatCents(cents)})`)}`}
    </>
  );
}

export function ShortOfTokens() {
  return (
    <Alert tone="warning" title="You don't have enough tokens">
      An administrator can grant you more. Go to{' '}
      <Link to={paths.vendorTokens()}>Token Management</Link>.
    </Alert>
  );
}
