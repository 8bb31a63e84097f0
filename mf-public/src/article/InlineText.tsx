import { withRules, type RuleText } from '@tree-service/domain';
import { useRuleWords } from '@tree-service/market/features/rules';
import { Link } from '@tree-service/design';
import { inlineLinks } from './inlineLinks';

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
