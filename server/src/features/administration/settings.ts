/** What the feature must know of this site. */
export interface AdministrationSettings {
  /** The folder of its data; null where it is not known. */
  dataDir: string | null;
}
