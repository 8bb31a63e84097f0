import { useEffect } from 'react';

function open(id: string, fragment: string): void {
  const part = fragment === `#${id}` && document.getElementById(id);
  if (part instanceof HTMLDetailsElement) part.open = true;
}

/** Opens the folded part with this id when the address, or a pressed link, leads to it. */
export function useOpenedByLinks(id: string): void {
  useEffect(() => {
    const onAddress = () => open(id, window.location.hash);
    // A link to where the address leads already changes no address.
    const onPress = ({ target }: MouseEvent) =>
      open(id, (target instanceof Element && target.closest('a')?.hash) || '');
    onAddress();
    window.addEventListener('hashchange', onAddress);
    document.addEventListener('click', onPress);
    return () => {
      window.removeEventListener('hashchange', onAddress);
      document.removeEventListener('click', onPress);
    };
  }, [id]);
}
