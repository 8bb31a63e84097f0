import { useId, useRef, useState } from 'react';
import { ClipboardCopy } from 'lucide-react';
import { notify } from '@tree-service/kernel';
import { Button, Dialog, FieldFrame, TextAreaInput } from '@tree-service/design';
import { supportText } from './supportText';
import { useSupportParts } from './useSupportParts';

/** Copies the diagnostics as text, or shows the text where the browser refuses. */
export function CopyForSupport() {
  const gather = useSupportParts();
  const [isBusy, setIsBusy] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const copy = async () => {
    setIsBusy(true);
    const text = supportText(await gather());
    try {
      await navigator.clipboard.writeText(text);
      notify.success('Diagnostics copied');
    } catch {
      setShown(text);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button variant="outline" loading={isBusy} onClick={() => void copy()}>
        <ClipboardCopy size={20} aria-hidden />
        Copy for support
      </Button>
      <Dialog
        title="Diagnostics"
        description="Your browser blocked copying. Select the text and copy it."
        open={shown !== null}
        onOpenChange={(isOpen) => !isOpen && setShown(null)}
        initialFocus={field}
        size="lg"
      >
        <FieldFrame id={id} label="Text for a support ticket">
          <TextAreaInput
            id={id}
            ref={field}
            readOnly
            rows={16}
            value={shown ?? ''}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </FieldFrame>
      </Dialog>
    </>
  );
}
