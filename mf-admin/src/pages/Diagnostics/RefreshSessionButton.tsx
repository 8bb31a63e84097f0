import { useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { refreshSession } from '@tree-service/kernel';
import { Button } from '@tree-service/design';

/** Refreshes the session; on success the page reloads a second later. */
export function RefreshSessionButton() {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = async () => {
    setIsBusy(true);
    const { ok } = await refreshSession();
    // On success the button stays busy until the reload.
    if (!ok) setIsBusy(false);
  };
  return (
    <Button loading={isBusy} onClick={() => void refresh()}>
      <RefreshCw size={20} aria-hidden />
      Refresh session
    </Button>
  );
}
