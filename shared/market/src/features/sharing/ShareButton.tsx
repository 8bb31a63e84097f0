import { share } from '@tree-service/kernel/native';
import { messageOf, notify } from '@tree-service/kernel';
import { Button, type ButtonProps } from '@tree-service/design';
import { Share2 } from 'lucide-react';

export interface ShareButtonProps {
  /** What the other side reads: the name of a business. */
  title: string;
  /** A path of the product, or an absolute address. */
  to: string;
  /** "Share" when absent. */
  label?: string;
  size?: ButtonProps['size'];
}

/** Hands an address on to another app; where there is none to hand it to, the address is copied. */
export function ShareButton({ title, to, label = 'Share', size }: ShareButtonProps) {
  const handOn = async () => {
    try {
      const outcome = await share({ title, url: new URL(to, window.location.origin).href });
      if (outcome === 'copied') notify.success('Link copied');
    } catch (cause) {
      notify.error("We couldn't share the link", { description: messageOf(cause) });
    }
  };
  return (
    <Button variant="outline" size={size} onClick={() => void handOn()}>
      <Share2 size={18} aria-hidden />
      {label}
    </Button>
  );
}
