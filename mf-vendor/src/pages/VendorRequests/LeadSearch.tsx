import { FieldFrame, TextInput } from '@tree-service/design';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

const PAUSE_MS = 300;

/** Searches by number, ZIP code, or the start of a first name or city. */
export function LeadSearch({
  searched,
  onSearch,
}: {
  searched: string;
  onSearch: (text: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The query string also changes without typing, for example on Back.
  if (searched !== seen) {
    setSeen(searched);
    if (!isTyping && searched !== typed.trim()) setTyped(searched);
  }
  const search = (text: string) => {
    setTyped(text);
    setIsTyping(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setIsTyping(false);
      onSearch(text.trim());
    }, PAUSE_MS);
  };
  return (
    <FieldFrame id={id} label="Search">
      <TextInput
        id={id}
        type="search"
        value={typed}
        maxLength={80}
        placeholder="Number, ZIP code, name or city"
        autoComplete="off"
        before={<Search size={18} aria-hidden />}
        onChange={(event) => search(event.target.value)}
      />
    </FieldFrame>
  );
}
