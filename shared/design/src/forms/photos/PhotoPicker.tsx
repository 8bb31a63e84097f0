import { useId, useRef, type ChangeEvent, type ReactNode } from 'react';
import { Camera, ImagePlus } from 'lucide-react';
import styled from 'styled-components';
import {
  Button,
  describedBy,
  FieldFrame,
  fieldParts,
  SpinnerRing,
  VisuallyHidden,
  color,
  fontSize,
  media,
  motion,
  radius,
  space,
} from '../../ui';
import { useFileIntake, type Prepared } from '../files/useFileIntake';
import { PhotoList } from './PhotoList';
import { FileRefusals } from '../files/FileRefusals';
import { useDroppedFiles } from '../files/useDroppedFiles';
import { useCamera } from './useCamera';
import { preparePhoto } from './preparePhoto';

/** Where photos are dropped and pasted. */
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

/** The ways to add photos, side by side where they fit. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
`;

/** Shown on devices that are touched, which have a camera. */
const OnTouch = styled.span`
  display: none;
  ${media.touch} {
    display: block;
  }
`;

/** Hidden on devices that are touched, where nothing is dragged. */
const HiddenOnTouch = styled.span`
  ${media.touch} {
    display: none;
  }
`;

/** What else can be done here. */
const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.45;
`;

/** Says that photos are being prepared. */
const Working = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

async function takePhoto(
  file: File,
  readsPlace: boolean,
  keep: PhotoPickerProps['keep'],
): Promise<Prepared<Blob>> {
  const prepared = await preparePhoto(file, { readsPlace });
  if (!prepared.ok) return prepared;
  await keep?.(prepared.photo);
  return { ok: true, item: prepared.photo };
}

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
  /** For several pickers on a page: less room, and button labels that name the photos. */
  isCompact?: boolean;
  /** Takes photos pasted anywhere on the page, not only here. */
  takesEveryPaste?: boolean;
  /** Keeps a photo on this device before `onChange` is called with it. Must not reject. */
  keep?: ((photo: Blob) => Promise<void>) | undefined;
  /** Keeps where each photo was taken, in memory, for `photoPlace`. */
  readsPlace?: boolean;
  /** Id of the group, for links to it. */
  id?: string;
}

/**
 * Takes photos by choosing, dragging, pasting or, on a phone, the camera. Every file is checked by
 * its content and redrawn before `onChange` is called.
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
  readsPlace = false,
  keep,
  id: givenId,
}: PhotoPickerProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { take, remove, working, refusals } = useFileIntake({
    value,
    onChange,
    max,
    noun: 'photo',
    prepare: (file) => takePhoto(file, readsPlace, keep),
  });
  const native = useCamera(take);
  const full = value.length + working >= max;
  const addText = value.length === 0 ? 'Add photos' : 'Add more photos';

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = Array.from(event.target.files ?? []);
    // The same file chosen again must count as a change.
    event.target.value = '';
    void take(chosen);
  };
  const { isOver, handlers } = useDroppedFiles(take, takesEveryPaste);

  return (
    <FieldFrame group id={id} label={label} hint={hint} error={error} optional={optional}>
      <Zone
        id={id}
        role="group"
        aria-labelledby={fieldParts(id).label}
        aria-describedby={describedBy(id, hint, error)}
        $over={isOver}
        $invalid={error !== undefined}
        $compact={isCompact}
        {...handlers}
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
              onClick={() => (native.open === null ? camera.current?.click() : void native.open())}
            >
              <Camera size={20} />
              Take a photo
            </Button>
          </OnTouch>
        </Buttons>
        {(full || !isCompact) && (
          <Hint>
            {full ? (
              "You've added the maximum number of photos."
            ) : (
              <>
                <HiddenOnTouch>Drag or paste photos here. </HiddenOnTouch>
                We make large photos smaller and remove location data.
              </>
            )}
          </Hint>
        )}
        {working > 0 && (
          <Working role="status">
            <SpinnerRing />
            {working === 1 ? 'Preparing 1 photo...' : `Preparing ${working} photos...`}
          </Working>
        )}
      </Zone>
      <FileRefusals messages={native.failure === null ? refusals : [...refusals, native.failure]} />
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
