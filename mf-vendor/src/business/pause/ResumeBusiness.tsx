import { resumeBusiness } from '../../api/onboarding';
import { Button } from '@tree-service/design';
import { useBusinessAction } from '../useBusinessAction';

export function ResumeBusiness() {
  const resume = useBusinessAction({
    run: resumeBusiness,
    done: 'Your business is open for new requests',
    failed: "We couldn't resume your business",
  });
  return (
    <Button size="sm" loading={resume.isPending} onClick={() => resume.mutate()}>
      Resume business
    </Button>
  );
}
