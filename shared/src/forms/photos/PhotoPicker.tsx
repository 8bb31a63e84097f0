import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
} from 'react';
import { Camera, ImagePlus } from 'lucide-react';
import styled from 'styled-components';
import {
  Button,
  color,
  describedBy,
  FieldFrame,
  fieldParts,
  fontSize,
  media,
  motion,
  radius,
  space,
  SpinnerRing,
  VisuallyHidden,
} from '../../ui';
import { useFileIntake, type Prepared } from '../files/useFileIntake';
import { PhotoList } from './PhotoList';
import { FileRefusals } from '../files/FileRefusals';
import { preparePhoto } from './preparePhoto';

const Zone = styled.div<{ $over: boolean; $invalid: boolean; $compact: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  padding: ${({ $compact }) => space($compact ? 4 : 6)};
  border: 1.5px dashed
    ${({ $over, $invalid }) => ($invalid ? color.danger : $over ? color.brand : color.borderStrong)};
  border-radius: ${radius.lg};
  background: ${({ $over }) => ($over ? color.brandSoft : color.surface)};
  text-align: center;
  transition: background-color ${motion.fast};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
`;

const OnTouch = styled.span`
  display: none;
  ${media.touch} {
    display: block;
  }
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.45;
`;

const Working = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

async function takePhoto(file: File): Promise<Prepared<Blob>> {
  const prepared = await preparePhoto(file);
  return prepared.ok ? { ok: true, item: prepared.photo } : prepared;
}

/** The chosen photos and the words around them. */
export interface PhotoPickerProps {
  /** JPEG blobs, as stored; re-encoded, without hidden data. */
  value: readonly Blob[];
  onChange: (photos: Blob[]) => void;
  label?: string;
  hint?: ReactNode;
  optional?: boolean;
  /** How many photos are taken at most. */
  max?: number;
  error?: string;
  /** One of several on a page: less room, and buttons that say what the photos are of. */
  isCompact?: boolean;
  /** Takes photos pasted anywhere on the page, not only here. */
  takesEveryPaste?: boolean;
  /** Id of the group, for links to it. */
  id?: string;
}

/**
 * Takes photos by choosing, dragging, pasting or, on a phone, the camera. Every file is checked by
 * its content and drawn anew before `onChange` hears of it.
 */
export function PhotoPicker({
  value,
  onChange,
  label = 'Photos',
  hint,
  optional,
  max = 10,
  error,
  isCompact = false,
  takesEveryPaste = false,
  id: givenId,
}: PhotoPickerProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { take, remove, working, refusals } = useFileIntake({
    value,
    onChange,
    max,
    noun: 'photo',
    prepare: takePhoto,
  });
  const full = value.length + working >= max;
  const addText = value.length === 0 ? 'Add photos' : 'Add more photos';

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = Array.from(event.target.files ?? []);
    // The same file chosen again must count as a change.
    event.target.value = '';
    void take(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(Array.from(event.dataTransfer.files));
  };
  const paste = (event: Pick<globalThis.ClipboardEvent, 'clipboardData' | 'preventDefault'>) => {
    const pasted = Array.from(event.clipboardData?.files ?? []);
    if (pasted.length === 0) return;
    event.preventDefault();
    void take(pasted);
  };
  const pasteAnywhere = useEffectEvent((event: globalThis.ClipboardEvent) => {
    if (!event.defaultPrevented) paste(event);
  });
  useEffect(() => {
    if (!takesEveryPaste) return undefined;
    const listen = (event: globalThis.ClipboardEvent) => pasteAnywhere(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [takesEveryPaste]);
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  return (
    <FieldFrame group id={id} label={label} hint={hint} error={error} optional={optional}>
      <Zone
        id={id}
        role="group"
        aria-labelledby={fieldParts(id).label}
        aria-describedby={describedBy(id, hint, error)}
        $over={over}
        $invalid={error !== undefined}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={takesEveryPaste ? undefined : paste}
        $compact={isCompact}
      >
        {value.length > 0 && (
          <PhotoList
            photos={value}
            name={isCompact ? `${label}, photo` : 'Photo'}
            onRemove={remove}
          />
        )}
        <Buttons>
          <Button
            variant="outline"
            disabled={full}
            aria-invalid={error ? true : undefined}
            aria-label={isCompact ? `${addText}: ${label}` : undefined}
            onClick={() => files.current?.click()}
          >
            <ImagePlus size={20} />
            {addText}
          </Button>
          <OnTouch>
            <Button
              variant="outline"
              disabled={full}
              aria-label={isCompact ? `Take a photo: ${label}` : undefined}
              onClick={() => camera.current?.click()}
            >
              <Camera size={20} />
              Take a photo
            </Button>
          </OnTouch>
        </Buttons>
        {(full || !isCompact) && (
          <Hint>
            {full
              ? 'No more photos fit.'
              : 'Drag them here or paste them, up to 10 MB each. Location data is removed.'}
          </Hint>
        )}
        {working > 0 && (
          <Working role="status">
            <SpinnerRing />
            {working === 1 ? 'Preparing 1 photo...' : `Preparing ${working} photos...`}
          </Working>
        )}
      </Zone>
      <FileRefusals messages={refusals} />
      <VisuallyHidden as="div" hidden>
        <input
          ref={files}
          type="file"
          accept="image/*"
          multiple
          tabIndex={-1}
          aria-label={label}
          onChange={choose}
        />
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          tabIndex={-1}
          aria-label="Camera"
          onChange={choose}
        />
      </VisuallyHidden>
    </FieldFrame>
  );
}
