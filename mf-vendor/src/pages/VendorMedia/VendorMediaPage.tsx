// A chunk of its own: the route loads it.
import { Link } from '@tree-service/design';
import { vendorPaths } from '../../paths';
import { VendorPage } from '../../area/VendorPage';
import { MediaEditor } from '../../business/media/MediaEditor';

export default function VendorMediaPage() {
  return (
    <VendorPage
      title="Portfolio"
      above={<Link to={vendorPaths.account()}>Business profile</Link>}
      lead="Show owners your best work."
    >
      <MediaEditor />
    </VendorPage>
  );
}
