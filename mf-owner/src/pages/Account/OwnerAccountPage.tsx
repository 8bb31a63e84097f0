import { AccountPage } from '@tree-service/market/features/account';

/** The page at /account for owners. */
export default function OwnerAccountPage() {
  return <AccountPage />;
}
