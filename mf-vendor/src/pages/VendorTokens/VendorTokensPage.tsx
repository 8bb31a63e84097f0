import { Section } from '@tree-service/design';
import { VendorPage } from '../../area/VendorPage';
import { TokenBalance } from './TokenBalance';
import { TokenLedger } from './TokenLedger';

/** Balance, holds and ledger. */
export default function VendorTokensPage() {
  return (
    <VendorPage title="Token Management" lead="Tokens are what you accept requests with.">
      <Section title="Balance">
        <TokenBalance />
      </Section>
      <TokenLedger />
    </VendorPage>
  );
}
