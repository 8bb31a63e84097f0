import { Section } from '@tree-service/design';
import { VendorPage } from '../../area/VendorPage';
import { BuyTokens } from './BuyTokens';
import { TokenBalance } from './TokenBalance';
import { TokenLedger } from './TokenLedger';

export default function VendorTokensPage() {
  return (
    <VendorPage title="Token Management" lead="You use tokens to accept requests.">
      <Section title="Balance">
        <TokenBalance />
      </Section>
      <BuyTokens />
      <TokenLedger />
    </VendorPage>
  );
}
