import { useLiveRefresh } from '@tree-service/market/features/live';
import { useAuth } from '@tree-service/kernel';
import { Page, pageWidth, type PageProps } from '@tree-service/design';
import styled from 'styled-components';
import { VendorIdContext } from './vendorId';
import { VendorNavigation } from './VendorNavigation';

const Narrow = styled.div`
  max-width: ${pageWidth.narrow};
`;

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
