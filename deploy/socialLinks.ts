/** A social network the footer can link to. */
export type SocialNetwork = 'facebook' | 'instagram' | 'x' | 'linkedin';

/** The addresses of the operator's pages there. */
export type SocialLinks = Readonly<Partial<Record<SocialNetwork, string>>>;

const known: readonly SocialNetwork[] = ['facebook', 'instagram', 'x', 'linkedin'];

/** The environment names a social page that the footer could not link to. */
export class SocialLinksError extends Error {
  override readonly name = 'SocialLinksError';
}

function readLink(entry: string): [SocialNetwork, string] {
  const [, name = '', address = ''] = /^\s*(\w+)\s*=\s*(\S+)\s*$/.exec(entry) ?? [];
  const network = known.find((one) => one === name.toLowerCase());
  if (network !== undefined && URL.canParse(address) && new URL(address).protocol === 'https:') {
    return [network, address];
  }
  throw new SocialLinksError(
    `SOCIAL_LINKS contains "${entry.trim()}"; write it as facebook=https://www.facebook.com/YOU. Supported: ${known.join(', ')}.`,
  );
}

/**
 * Reads SOCIAL_LINKS, "facebook=https://…,x=https://…": the operator's pages; none without it. Throws a
 * `SocialLinksError`.
 */
export function socialLinksFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): SocialLinks {
  const entries = (environment['SOCIAL_LINKS'] ?? '').split(',').filter((one) => one.trim() !== '');
  return Object.fromEntries(entries.map(readLink));
}
