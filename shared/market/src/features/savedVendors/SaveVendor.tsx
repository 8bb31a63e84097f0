import { useQuery } from '@tanstack/react-query';
import { useAuth, userTypeOf } from '@tree-service/kernel';
import { paths } from '@tree-service/kernel/contract';
import { Button, type ButtonProps } from '@tree-service/design';
import { useAction } from '@tree-service/design/hooks';
import { Heart } from 'lucide-react';
import { useLocation } from 'react-router';
import { keepSaved, savedVendorsQuery } from '../../api/savedVendors';

export interface SaveVendorProps {
  vendorId: string;
  businessName: string;
  size?: ButtonProps['size'];
}

/**
 * Saves a Pro for later or takes one off the list. Visitors are led to sign in; for Pros and administrators there is nothing.
 */
export function SaveVendor({ vendorId, businessName, size = 'icon' }: SaveVendorProps) {
  const { pathname, search } = useLocation();
  const status = useAuth((auth) => auth.status);
  const ownerId = useAuth((auth) => (userTypeOf(auth) === 'owner' ? (auth.user?.id ?? '') : ''));
  const query = savedVendorsQuery(ownerId);
  const { data: saved } = useQuery({ ...query, enabled: ownerId !== '' });
  const action = useAction({
    run: (wanted: boolean) => keepSaved(vendorId, wanted),
    done: (wanted) =>
      wanted ? `${businessName} saved` : `${businessName} removed from Saved Pros`,
    failed: "We couldn't change your saved Pros",
    refresh: [query.queryKey],
  });
  const isKnown = saved?.some(({ vendor_id }) => vendor_id === vendorId) ?? false;
  // The press shows before the server answers.
  const isSaved = action.isPending ? action.variables : isKnown;
  const look = { variant: 'outline', size } as const;
  const label = (words: string) => ({
    'aria-label': `${words}: ${businessName}`,
    children: (
      <>
        <Heart size={18} aria-hidden fill={isSaved ? 'currentColor' : 'none'} />
        {size !== 'icon' && words}
      </>
    ),
  });

  if (status === 'signedOut') {
    const returnTo = pathname + search;
    return <Button {...look} {...label('Save')} asLink to={paths.login()} state={{ returnTo }} />;
  }
  if (ownerId === '' || saved === undefined) return null;
  return (
    <Button
      {...look}
      {...label(isSaved ? 'Saved' : 'Save')}
      aria-pressed={isSaved}
      loading={action.isPending}
      onClick={() => action.mutate(!isSaved)}
    />
  );
}
