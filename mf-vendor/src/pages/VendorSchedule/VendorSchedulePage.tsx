import { VendorPage } from '../../area/VendorPage';
import { Schedule } from './Schedule';

/** The page at `patterns.vendorSchedule`: jobs by day, and jobs to plan. */
export default function VendorSchedulePage() {
  return (
    <VendorPage
      title="Schedule"
      lead="Times are those at each property, wherever you read this."
      narrow
    >
      <Schedule />
    </VendorPage>
  );
}
