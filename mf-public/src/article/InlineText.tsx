import { withRules, type RuleText } from '@tree-service/domain';
import { useRuleWords } from '@tree-service/market/features/rules';
import { Link } from '@tree-service/design';

/** Plain text, or a link with its text. */
type Inline = string | { readonly words: string; readonly target: string };

const LINK = /\[([^\]]+)\]\(((?:\/|https:\/\/)[^\s)]*)\)/g;

/** Splits text at its links; invalid links stay text. */
export function inlineLinks(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const { 0: whole, 1: words = '', 2: target = '', index } of text.matchAll(LINK)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ words, target });
    end = index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** The text without link targets. */
export function plainText(text: string): string {
  return inlineLinks(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');
}

export function InlineText({ text }: { readonly text: RuleText }) {
  const rules = useRuleWords();
  return inlineLinks(withRules(text, rules)).map((part) => {
    if (typeof part === 'string') return part;
    const { words, target } = part;
    // A file is the browser's to open.
    return target.startsWith('/') && !target.endsWith('.txt') ? (
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
