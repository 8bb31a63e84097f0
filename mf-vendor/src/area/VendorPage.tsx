import { useLiveRefresh } from '@tree-service/market/features/live';
import { useAuth } from '@tree-service/kernel';
import { LinkTabs, Page, type PageProps, pageWidth } from '@tree-service/design';
import styled from 'styled-components';
import { paths } from '@tree-service/kernel/contract';
import { useSalesOpen } from '../payments/useSalesOpen';
import { vendorPaths } from '../paths';
import { VendorIdContext } from './vendorId';

const Narrow = styled.div`
  max-width: ${pageWidth.narrow};
`;

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

function VendorNavigation() {
  return <LinkTabs label="Your business" tabs={useSalesOpen() ? withPayments : places} />;
}

/** `narrow` keeps forms at reading width. */
export interface VendorPageProps extends Omit<PageProps, 'width'> {
  narrow?: boolean;
}

/** The area's navigation, the heading and live content; children render once the user is known. */
export function VendorPage({ above, narrow = false, children, ...page }: VendorPageProps) {
  const vendorId = useAuth((auth) => auth.user?.id ?? null);
  useLiveRefresh();
  const content = (
    <VendorIdContext value={vendorId}>{vendorId !== null && children}</VendorIdContext>
  );
  return (
    <Page
      {...page}
      width="wide"
      above={
        <>
          <VendorNavigation />
          {above}
        </>
      }
    >
      {narrow ? <Narrow>{content}</Narrow> : content}
    </Page>
  );
}
