import { useQuery } from '@tanstack/react-query';
import { leadContactQuery } from '@tree-service/market/api/leadContact';
import { formatUsPhone } from '@tree-service/market/features/account';
import { messageOf } from '@tree-service/kernel';
import { Link, Skeleton, Text, VStack } from '@tree-service/design';
import { SharedWith } from './SharedWith';

/** Phone number and email of a Pro the owner shares contact details with, and what is shared. */
export function VendorContact({ leadId, vendorName }: { leadId: string; vendorName: string }) {
  const { data, error } = useQuery(leadContactQuery(leadId));
  if (data === undefined) {
    return error ? (
      <Text tone="danger" size="sm">
        {messageOf(error)}
      </Text>
    ) : (
      <Skeleton $width="12rem" />
    );
  }
  if (data === null) return null;
  return (
    <VStack $gap={2}>
      <Text as="div" size="sm">
        Contact:{' '}
        {data.phone !== null && (
          <>
            <Link href={`tel:${data.phone}`}>{formatUsPhone(data.phone)}</Link>,{' '}
          </>
        )}
        <Link href={`mailto:${data.email}`}>{data.email}</Link>
      </Text>
      {data.shared && (
        <SharedWith
          leadId={leadId}
          vendorName={vendorName}
          shared={data.shared}
          canTakeBack={data.can_take_back ?? false}
        />
      )}
    </VStack>
  );
}
