import { Button, VisuallyHidden } from '@tree-service/design';
import { Paperclip } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';

/** Chooses photos and PDFs from the device; on a phone also from its camera. */
export function AttachButton({
  isFull,
  onTake,
}: {
  /** As many as one message takes are chosen. */
  isFull: boolean;
  onTake: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = Array.from(event.target.files ?? []);
    // The same file chosen again must count as a change.
    event.target.value = '';
    onTake(chosen);
  };
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Add photos or PDFs"
        disabled={isFull}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden size={20} />
      </Button>
      <VisuallyHidden as="div" hidden>
        <input
          ref={input}
          type="file"
          accept="image/*,application/pdf"
          multiple
          tabIndex={-1}
          aria-label="Photos or PDFs"
          onChange={choose}
        />
      </VisuallyHidden>
    </>
  );
}
