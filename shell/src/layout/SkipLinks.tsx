import { SkipLink } from '@tree-service/design';
import { anchors } from './anchors';

/** The first stops of the keyboard on every page; each is seen only while it has the focus. */
export function SkipLinks({ hasFooter }: { readonly hasFooter: boolean }) {
  return (
    <nav aria-label="Skip links">
      <SkipLink targetId={anchors.main}>Skip to main content</SkipLink>
      <SkipLink targetId={anchors.navigation}>Skip to navigation</SkipLink>
      {hasFooter && <SkipLink targetId={anchors.footer}>Skip to footer</SkipLink>}
    </nav>
  );
}
