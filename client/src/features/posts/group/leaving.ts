/**
 * The private groups that the viewer is leaving right now. The service publishes their deletion to members who left,
 * often before the response that navigates away from the page.
 */
export const leaving = new Set<string>();
