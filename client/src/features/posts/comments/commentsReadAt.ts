const maxPosts = 1_000;
const versions = new Map<string, number>();

/** Remembers the version of a post at which its comments were read. */
export function noteCommentsRead(postId: string, version: number): void {
  versions.delete(postId);
  versions.set(postId, version);
  const [oldest] = versions.keys();
  if (versions.size > maxPosts && oldest !== undefined) versions.delete(oldest);
}

/** Whether changes of a post may have been missed between reading its comments and this version. */
export const mayMissComments = (postId: string, version: number) => version > (versions.get(postId) ?? version);
