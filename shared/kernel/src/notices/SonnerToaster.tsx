import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import styled from 'styled-components';

// Over the header, a notice would cover the account menu or "Login" and stay while the pointer rests on it.
const HEADER_CLEARANCE_PX = 80;
// On phones, notices cover the header and stay compact; any lower, they would hide the page heading, and any
// higher, their close button would be cut off.
const OVER_HEADER = 'calc(10px + env(safe-area-inset-top))';

// Three times the class: sonner lays its own style sheet after ours, with rules as specific as ours.
const Stack = styled(Sonner)`
  &&&[data-sonner-toaster] {
    font-family: inherit;
    --border-radius: ${({ theme }) => theme.radius.md};
    --normal-bg: ${({ theme }) => theme.color.surfaceRaised};
    --normal-border: ${({ theme }) => theme.color.border};
    --normal-text: ${({ theme }) => theme.color.text};
  }
  &&& [data-sonner-toast] {
    font-size: ${({ theme }) => theme.fontSize.sm};
  }
  @media (max-width: 600px) {
    &&& [data-sonner-toast] {
      padding: 0.5rem 0.75rem;
    }
  }
  &&& [data-sonner-toast] [data-close-button],
  &&& [data-sonner-toast]:hover [data-close-button]:hover {
    width: 1.5rem;
    height: 1.5rem;
    border-color: ${({ theme }) => theme.color.borderStrong};
    background: ${({ theme }) => theme.color.surfaceRaised};
    color: ${({ theme }) => theme.color.text};
  }
  &&& [data-close-button]::after {
    content: '';
    position: absolute;
    inset: -0.625rem;
  }
  &&& [data-description] {
    color: ${({ theme }) => theme.color.textMuted};
  }
  &&& [data-type='success'] [data-icon] {
    color: ${({ theme }) => theme.color.success};
  }
  &&& [data-type='error'] [data-icon] {
    color: ${({ theme }) => theme.color.danger};
  }
  &&& [data-type='warning'] [data-icon] {
    color: ${({ theme }) => theme.color.warning};
  }
  &&& [data-type='info'] [data-icon] {
    color: ${({ theme }) => theme.color.info};
  }
`;

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Closes the notices once Tab leads to something that they hide. */
function useVisibleFocus(): void {
  useEffect(() => {
    const uncover = ({ key }: globalThis.KeyboardEvent) => {
      const focused = document.activeElement;
      if (key !== 'Tab' || focused === null || focused.closest('[data-sonner-toaster]')) return;
      const place = focused.getBoundingClientRect();
      const notices = [...document.querySelectorAll('[data-sonner-toast]')];
      if (notices.some((notice) => overlap(notice.getBoundingClientRect(), place))) toast.dismiss();
    };
    document.addEventListener('keyup', uncover);
    return () => document.removeEventListener('keyup', uncover);
  }, []);
}

/** The stack of notices: top right below the header, on a phone over it, 4 seconds, 3 visible, 356 px wide. */
export default function SonnerToaster() {
  useVisibleFocus();
  const isTab = useRef(false);
  const noteKey = ({ key }: KeyboardEvent) => {
    isTab.current = key === 'Tab';
  };
  // Sonner sends the focus back to where it came from whenever it leaves the notices. By Tab it goes on: where
  // there is no browser around the page, as in the native app, Tab would never get past them.
  const letTabGoOn = (event: FocusEvent<HTMLElement>) => {
    const notices = event.target.closest('ol');
    if (!isTab.current || notices?.contains(event.relatedTarget)) return;
    isTab.current = false;
    event.stopPropagation();
    const forgetOrigin = ({ target }: globalThis.FocusEvent) => {
      // Sonner forgets where the focus came from only by sending it back there.
      notices?.dispatchEvent(new globalThis.FocusEvent('focusout', { bubbles: true }));
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', forgetOrigin, { once: true });
  };
  return (
    <div onKeyDownCapture={noteKey} onBlurCapture={letTabGoOn}>
      <Stack
        position="top-right"
        offset={{ top: HEADER_CLEARANCE_PX, right: 16 }}
        mobileOffset={{ top: OVER_HEADER, left: 16, right: 16 }}
        duration={4000}
        visibleToasts={3}
        closeButton
      />
    </div>
  );
}
