/** The address of one tile from a template with `{z}`, `{x}` and `{y}`. */
export function tileAddress(
  template: string,
  tile: { readonly x: number; readonly y: number; readonly z: number },
): string {
  return template
    .replace('{z}', String(tile.z))
    .replace('{x}', String(tile.x))
    .replace('{y}', String(tile.y));
}
