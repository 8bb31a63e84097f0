import { LinkTabs } from '@tree-service/design';
import { paths } from '@tree-service/kernel/contract';
import { useSalesOpen } from '../payments/useSalesOpen';
import { vendorPaths } from '../paths';

const places = [
  { label: 'Overview', to: paths.vendorDashboard() },
  { label: 'Requests', to: vendorPaths.requests() },
  { label: 'Schedule', to: vendorPaths.schedule() },
  { label: 'Tokens', to: paths.vendorTokens() },
  { label: 'Prices', to: vendorPaths.pricing() },
  { label: 'Equipment', to: vendorPaths.equipment() },
  { label: 'Priority', to: vendorPaths.priority() },
  { label: 'Business', to: vendorPaths.account() },
];

const withPayments = [...places, { label: 'Payments', to: vendorPaths.payments() }];

export function VendorNavigation() {
  return <LinkTabs label="Your business" tabs={useSalesOpen() ? withPayments : places} />;
}
