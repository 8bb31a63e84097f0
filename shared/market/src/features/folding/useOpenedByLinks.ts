import { useEffect, useEffectEvent } from 'react';

/** Calls `open` when the address, or a pressed link, leads to the folded part with this id. */
export function useOpenedByLinks(id: string | undefined, open: () => void): void {
  const openIfMeant = useEffectEvent((fragment: string) => {
    if (id !== undefined && fragment === `#${id}`) open();
  });
  useEffect(() => {
    const onAddress = () => openIfMeant(window.location.hash);
    // A link to where the address leads already changes no address.
    const onPress = ({ target }: MouseEvent) =>
      openIfMeant((target instanceof Element && target.closest('a')?.hash) || '');
    onAddress();
    window.addEventListener('hashchange', onAddress);
    document.addEventListener('click', onPress);
    return () => {
      window.removeEventListener('hashchange', onAddress);
      document.removeEventListener('click', onPress);
    };
  }, [id]);
}
