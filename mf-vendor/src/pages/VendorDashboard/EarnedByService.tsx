import { formatCents, SERVICES } from '@tree-service/domain';
import { Card, Heading, HStack, Table, Text, VStack, type TableColumn } from '@tree-service/design';
import type { VendorStats } from '../../api/vendorFigures';
import { DownloadBooks } from './DownloadBooks';
import type { Period } from './statsRange';

type Service = VendorStats['services'][number];

const columns: readonly TableColumn<Service>[] = [
  { key: 'service', header: 'Service', cell: ({ category }) => SERVICES[category].name },
  { key: 'jobs', header: 'Jobs', numeric: true, cell: ({ jobs }) => jobs },
  {
    key: 'earned',
    header: 'Earned',
    numeric: true,
    cell: ({ earned_cents: earned }) => formatCents(earned),
  },
];

/** What each service brought in a period, and the jobs behind it as a file. */
export function EarnedByService({
  services,
  ...period
}: Period & { services: readonly Service[] }) {
  return (
    <Card>
      <VStack $gap={4}>
        <HStack $justify="space-between" $gap={3} $wrap>
          <Heading level={3} size="md">
            Earned by service
          </Heading>
          {services.length > 0 && <DownloadBooks {...period} />}
        </HStack>
        {services.length === 0 ? (
          <Text tone="muted">No jobs were completed in this period.</Text>
        ) : (
          <Table
            staysTable
            caption="Earned by service"
            columns={columns}
            rows={services}
            rowKey={({ category }) => category}
          />
        )}
      </VStack>
    </Card>
  );
}
