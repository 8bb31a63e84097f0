import { Alert, Link } from '@tree-service/design';
import { paths } from '@tree-service/kernel/contract';

export function ShortOfTokens() {
  return (
    <Alert tone="warning" title="You don't have enough tokens">
      An administrator can grant you more. Go to{' '}
      <Link to={paths.vendorTokens()}>Token Management</Link>.
    </Alert>
  );
}
