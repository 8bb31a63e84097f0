import { paths } from '@tree-service/kernel/contract';
import { Link } from '@tree-service/design';
import { VendorPage } from '../../area/VendorPage';
import { MediaEditor } from '../../business/media/MediaEditor';

/** The page at `patterns.vendorMedia`: logo and portfolio. */
export default function VendorMediaPage() {
  return (
    <VendorPage
      title="Portfolio"
      above={<Link to={paths.vendorAccount()}>Business profile</Link>}
      lead="What owners see of your work. Nobody but you puts pictures here."
    >
      <MediaEditor />
    </VendorPage>
  );
}
