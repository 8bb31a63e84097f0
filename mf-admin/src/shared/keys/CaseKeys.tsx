import { createContext, use, useState, type ReactNode } from 'react';
import { browserStorage } from '@tree-service/kernel';

const STORED = 'admin-single-keys';
const OFF = 'off';

interface CaseKeysState {
  readonly areOn: boolean;
  readonly turn: (on: boolean) => void;
}

/** Null outside of a case of the review queue, where several buttons could mean the same key. */
const CaseKeysContext = createContext<CaseKeysState | null>(null);

/** Lets the buttons of one case have keys of their own, unless the reader turned them off on this device. */
export function CaseKeys({ children }: { readonly children: ReactNode }) {
  const [areOn, setAreOn] = useState(() => browserStorage.read(STORED) !== OFF);
  const turn = (on: boolean) => {
    setAreOn(on);
    if (on) browserStorage.remove(STORED);
    else browserStorage.write(STORED, OFF);
  };
  return <CaseKeysContext value={{ areOn, turn }}>{children}</CaseKeysContext>;
}

/** Whether keys are on, and how to turn them; null outside of a case. */
export const useCaseKeys = (): CaseKeysState | null => use(CaseKeysContext);

/** Whether the buttons of this page have keys. */
export const useHasKeys = (): boolean => use(CaseKeysContext)?.areOn ?? false;
