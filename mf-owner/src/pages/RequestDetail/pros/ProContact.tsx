import { useQuery } from '@tanstack/react-query';
import { leadContactQuery } from '@tree-service/market/api/leads';
import { formatUsPhone } from '@tree-service/market/features/account';
import { messageOf } from '@tree-service/kernel';
import { Link, Skeleton, Text } from '@tree-service/design';

/** Phone number and email of a Pro the owner shared contact details with. */
export function ProContact({ leadId }: { leadId: string }) {
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
    <Text as="div" size="sm">
      Contact:{' '}
      {data.phone !== null && (
        <>
          <Link href={`tel:${data.phone}`}>{formatUsPhone(data.phone)}</Link>,{' '}
        </>
      )}
      <Link href={`mailto:${data.email}`}>{data.email}</Link>
    </Text>
  );
}
