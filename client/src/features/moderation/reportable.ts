/** What the page lets people report. */
export interface Reportable {
  kind: "POST" | "COMMENT" | "PROFILE" | "GROUP" | "SESSION" | "BUDDY_REQUEST";
  id: string;
  /** Who it belongs to, for those who hear the page. */
  name?: string | undefined;
}
