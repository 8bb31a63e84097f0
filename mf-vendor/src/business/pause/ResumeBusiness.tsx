import { resumeBusiness } from '../../api/onboarding';
import { Button } from '@tree-service/design';
import { useBusinessAction } from '../useBusinessAction';

/** Opens a business again that its Pro has paused. */
export function ResumeBusiness() {
  const resume = useBusinessAction({
    run: resumeBusiness,
    done: 'You are offered new requests again',
    failed: 'Your business could not be opened again',
  });
  return (
    <Button size="sm" loading={resume.isPending} onClick={() => resume.mutate()}>
      Open again
    </Button>
  );
}
