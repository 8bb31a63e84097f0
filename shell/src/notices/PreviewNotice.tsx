import { endPreview, usePreview } from '@tree-service/kernel';
import { Button } from '@tree-service/design';
import { NoticeCard } from './NoticeCard';

const names = { owner: 'an owner', vendor: 'a Pro' } as const;

/** Marks plainly that an administrator sees the navigation of another type; one click ends it. */
export function PreviewNotice() {
  const type = usePreview();
  if (type === null) return null;
  return (
    <NoticeCard
      title="Preview"
      description={`You see the navigation as ${names[type]} would. Your permissions are unchanged.`}
    >
      <Button size="mobile" onClick={endPreview}>
        End preview
      </Button>
    </NoticeCard>
  );
}
