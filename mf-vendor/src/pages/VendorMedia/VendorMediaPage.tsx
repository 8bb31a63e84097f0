import { Link } from '@tree-service/design';
import { vendorPaths } from '../../paths';
import { VendorPage } from '../../area/VendorPage';
import { MediaEditor } from '../../business/media/MediaEditor';

/** Logo and portfolio. */
export default function VendorMediaPage() {
  return (
    <VendorPage
      title="Portfolio"
      above={<Link to={vendorPaths.account()}>Business profile</Link>}
      lead="What owners see of your work. Nobody but you puts pictures here."
    >
      <MediaEditor />
    </VendorPage>
  );
}
