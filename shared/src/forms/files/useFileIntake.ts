import { useEffect, useRef, useState } from 'react';
import { preparePhoto } from './preparePhoto';

interface Intake {
  value: readonly Blob[];
  onChange: (photos: Blob[]) => void;
  max: number;
}

/** Takes files in: what is a photo reaches `onChange`, what is none is said in `refusals`. */
export function usePhotoIntake({ value, onChange, max }: Intake) {
  const [working, setWorking] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  // Preparing takes a while; meanwhile photos may have been removed or further ones have arrived.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const room = Math.max(0, max - latest.current.length - working);
    const taken = files.slice(0, room);
    const tooMany =
      files.length > room
        ? [
            max === 1
              ? 'Only 1 photo fits. The others were left out.'
              : `Only ${max} photos fit. The others were left out.`,
          ]
        : [];
    setRefusals(tooMany);
    setWorking((count) => count + taken.length);
    // One after the other: a dozen pictures decoded at once can exhaust a phone's memory.
    for (const file of taken) {
      const prepared = await preparePhoto(file);
      if (prepared.ok) {
        latest.current = [...latest.current, prepared.photo];
        onChange([...latest.current]);
      } else {
        setRefusals((before) => [...before, prepared.message]);
      }
      setWorking((count) => count - 1);
    }
  };

  const remove = (index: number) => {
    setRefusals([]);
    onChange(value.filter((_, place) => place !== index));
  };

  return { take, remove, working, refusals };
}
