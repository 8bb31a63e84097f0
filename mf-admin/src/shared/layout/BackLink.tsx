import { ArrowLeft } from 'lucide-react';
import { Button } from '@tree-service/design';

export interface BackLinkProps {
  readonly to: string;
  readonly label: string;
}

/** The link to the page or list this one belongs to. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <div>
      <Button asLink to={to} variant="link">
        <ArrowLeft size={18} aria-hidden />
        {label}
      </Button>
    </div>
  );
}
