import { AccountPage } from '@tree-service/market/features/account';

export default function OwnerAccountPage() {
  return <AccountPage />;
}
