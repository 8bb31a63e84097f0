import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../ui';

/** The address a click would lead to within the product; null for anything else. */
function addressLeft(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.hasAttribute('download'))
    return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return null;
  return `${pathname}${search}${hash}`;
}

/** While it is shown, asks before a link leads away: something here cannot be kept. */
export default function LeaveQuestion() {
  const navigate = useNavigate();
  const [goTo, setGoTo] = useState<string | null>(null);

  useEffect(() => {
    const askOnLink = (event: MouseEvent) => {
      const address = addressLeft(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setGoTo(address);
    };
    document.addEventListener('click', askOnLink, { capture: true });
    return () => document.removeEventListener('click', askOnLink, { capture: true });
  }, []);

  return (
    <ConfirmDialog
      open={goTo !== null}
      onOpenChange={() => setGoTo(null)}
      title="Leave without sending?"
      description="Photos and files you added here can't be saved as a draft."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => goTo !== null && navigate(goTo)}
    />
  );
}
