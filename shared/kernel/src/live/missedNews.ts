import { readNewsSince } from '../backend/news';
import { reportError } from '../errors/reportError';
import { ageOfOldestRead } from '../queries/changes';

/**
 * The kinds of change on an account's own topic (`user:<id>`) after the page began to read and before it
 * joined. Null when that cannot be known, so that everything live must be read again.
 */
export async function missedNews(topic: string): Promise<readonly string[] | null> {
  const age = ageOfOldestRead();
  // What has not been read yet will be read as it is now.
  if (age === null) return [];
  if (!topic.startsWith('user:')) return null;
  try {
    return await readNewsSince(age / 1000);
  } catch (error) {
    reportError(error, { severity: 'warning', category: 'network', source: 'missedNews' });
    return null;
  }
}
