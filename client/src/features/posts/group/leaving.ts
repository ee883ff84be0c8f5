/**
 * The private groups that the viewer is leaving on their page. The service announces to those who left one that it is
 * deleted, often before the answer that leads away from the page.
 */
export const leaving = new Set<string>();
