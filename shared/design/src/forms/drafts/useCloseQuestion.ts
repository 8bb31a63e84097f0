import { useEffect } from 'react';

/** Lets the browser ask before the page is closed, while something here would be lost. */
export function useCloseQuestion(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
}
