import { resumeBusiness } from '../../api/onboarding';
import { showBusiness } from '@tree-service/market/api/showRows';
import { Button } from '@tree-service/design';
import { useBusinessAction } from '../useBusinessAction';

export function ResumeBusiness() {
  const resume = useBusinessAction({
    run: resumeBusiness,
    done: 'Your business is open for new requests',
    failed: "We couldn't resume your business",
    show: (state, _, vendorId) => showBusiness(vendorId, { state }),
  });
  return (
    <Button size="sm" loading={resume.isPending} onClick={() => resume.mutate()}>
      Resume business
    </Button>
  );
}
