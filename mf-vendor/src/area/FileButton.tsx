import { FileRefusals } from '@tree-service/design/forms';
import { Button, type ButtonProps, VisuallyHidden } from '@tree-service/design';
import { useRef, type ChangeEvent, type ReactNode } from 'react';

export interface FileButtonProps {
  /** For screen readers, where the text on the button does not say which file. */
  label?: string;
  accept: string;
  multiple?: boolean;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  busy: boolean;
  disabled?: boolean;
  refusals: readonly string[];
  onChoose: (files: File[]) => void;
  children: ReactNode;
}

/** Opens a file picker; refused files are listed below the button. */
export function FileButton({
  label,
  accept,
  multiple = false,
  variant = 'outline',
  size,
  busy,
  disabled,
  refusals,
  onChoose,
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.target.files ?? []);
    // The same file chosen again must count as a change.
    event.target.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <div>
      <Button
        variant={variant}
        size={size}
        aria-label={label}
        loading={busy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <VisuallyHidden as="div" hidden>
        <input
          ref={input}
          type="file"
          accept={accept}
          multiple={multiple}
          tabIndex={-1}
          aria-label={label ?? 'File'}
          onChange={choose}
        />
      </VisuallyHidden>
      <FileRefusals messages={refusals} />
    </div>
  );
}
