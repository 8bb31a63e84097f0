import { useQuery } from '@tanstack/react-query';
import { formatCents } from '@tree-service/domain';
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
