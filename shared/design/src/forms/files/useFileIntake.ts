import { useEffect, useRef, useState } from 'react';

/** A chosen file made ready, or the sentence that says why it is not taken. */
export type Prepared<Item> =
  { readonly ok: true; readonly item: Item } | { readonly ok: false; readonly message: string };

interface Intake<Item> {
  value: readonly Item[];
  onChange: (items: Item[]) => void;
  max: number;
  /** What a file is called when too many are chosen: "photo". */
  noun: string;
  prepare: (file: File) => Promise<Prepared<Item>>;
}

/** Takes chosen files in: what is fit reaches `onChange`, what is not is said in `refusals`. */
export function useFileIntake<Item>({ value, onChange, max, noun, prepare }: Intake<Item>) {
  const [working, setWorking] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  // Preparing takes a while; meanwhile some may have been removed or further ones have arrived.
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
              ? `Only 1 ${noun} fits. The others were left out.`
              : `Only ${max} ${noun}s fit. The others were left out.`,
          ]
        : [];
    setRefusals(tooMany);
    setWorking((count) => count + taken.length);
    // One after the other: a dozen pictures decoded at once can exhaust a phone's memory.
    for (const file of taken) {
      const prepared = await prepare(file);
      if (prepared.ok) {
        latest.current = [...latest.current, prepared.item];
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
