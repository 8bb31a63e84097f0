// A chunk of its own: the route loads it.
import { AccountPage } from '@tree-service/market/features/account';

export default function OwnerAccountPage() {
  return <AccountPage />;
}
