import { useEffect, useRef, useState } from 'react';

/** A prepared file, or the message why it was not accepted. */
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

  // The list may have changed while files were being prepared.
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
              ? `You can add only 1 ${noun}. The others were not added.`
              : `You can add up to ${max} ${noun}s. The others were not added.`,
          ]
        : [];
    setRefusals(tooMany);
    setWorking((count) => count + taken.length);
    // One at a time: decoding a dozen photos at once can exhaust a phone's memory.
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
