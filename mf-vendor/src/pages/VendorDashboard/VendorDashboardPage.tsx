import { useQuery } from '@tanstack/react-query';
import { VENDOR_STATES } from '@tree-service/domain';
import { useAuth } from '@tree-service/kernel';
import { StatusPill } from '@tree-service/design';
import { businessQuery } from '../../api/vendors';
import { VendorPage } from '../../area/VendorPage';
import { Dashboard } from './Dashboard';

export default function VendorDashboardPage() {
  const vendorId = useAuth((auth) => auth.user?.id ?? '');
  const { data: business } = useQuery({ ...businessQuery(vendorId), enabled: vendorId !== '' });
  const standing = business && VENDOR_STATES[business.state];
  return (
    <VendorPage
      title={business?.business_name ?? 'Your business'}
      documentTitle="Dashboard"
      actions={standing && <StatusPill tone={standing.tone}>{standing.label}</StatusPill>}
    >
      <Dashboard />
    </VendorPage>
  );
}
