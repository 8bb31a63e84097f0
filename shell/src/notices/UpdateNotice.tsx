import { useState } from 'react';
import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import { Button } from '@tree-service/design';
import { useNewerRelease } from '../federation/newerRelease';
import { NoticeCard } from './NoticeCard';

/** Offers to load a newer release that is live. Nothing is ever reloaded unasked. */
export function UpdateNotice() {
  const isNewerLive = useNewerRelease();
  const [isPutOff, setPutOff] = useState(false);
  if (!isNewerLive || isPutOff) return null;
  return (
    <NoticeCard
      title="Update available"
      description={`A new version of ${PRODUCT_NAME} is available. Finish what you're typing before you refresh.`}
    >
      <Button size="mobile" onClick={() => window.location.reload()}>
        Refresh
      </Button>
      <Button size="mobile" variant="ghost" onClick={() => setPutOff(true)}>
        Later
      </Button>
    </NoticeCard>
  );
}
