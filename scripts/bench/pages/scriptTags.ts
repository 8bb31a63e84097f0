// Hashes may come before or after every other attribute.
const TAGS = [
  '<script(?=[^>]* defer)[^>]*></script>',
  '<link(?=[^>]* rel="preload")[^>]*>',
  '<script(?=[^>]* id="(?:drawn-manifest|integrity)")[^>]*>[^<]*</script>',
].join('|');

/** The tags by which a page names its scripts and what they ask for, in their order. */
export function scriptTags(html: string): string[] {
  return html.match(new RegExp(TAGS, 'g')) ?? [];
}

/** The page without them. */
export function withoutScripts(html: string): string {
  return html.replace(new RegExp(TAGS, 'g'), '');
}
