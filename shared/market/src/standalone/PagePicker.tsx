import { useId } from 'react';
import { matchRoutes, useLocation, useNavigate, type RouteObject } from 'react-router-dom';
import { Select, VStack } from '@tree-service/design';

/** Every path of a remote that needs no parameter. */
function fixedPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path = '', children = [] }) => [
    ...(path.startsWith('/') && !path.includes(':') ? [path] : []),
    ...fixedPaths(children),
  ]);
}

/** Leads to any page of the remote that can be reached without knowing an id. */
export function PagePicker({ routes }: { readonly routes: RouteObject[] }) {
  const id = useId();
  const navigate = useNavigate();
  const location = useLocation();
  const current = matchRoutes(routes, location)?.at(-1)?.route.path ?? '';
  const pages = fixedPaths(routes);
  return (
    <VStack $gap={1}>
      <label htmlFor={id}>Page</label>
      <Select
        id={id}
        placeholder="Choose a page"
        value={pages.includes(current) ? current : ''}
        options={pages.map((path) => ({ value: path, label: path }))}
        onChange={(event) => void navigate(event.target.value)}
      />
    </VStack>
  );
}
