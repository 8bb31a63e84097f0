import { Link } from '@tree-service/design';
import { inlineLinks } from './inlineLinks';

/** Running text with its links. */
export function InlineText({ text }: { readonly text: string }) {
  return inlineLinks(text).map((part) => {
    if (typeof part === 'string') return part;
    const { words, target } = part;
    return target.startsWith('/') ? (
      <Link key={target + words} to={target}>
        {words}
      </Link>
    ) : (
      <Link key={target + words} href={target}>
        {words}
      </Link>
    );
  });
}
