/** What the feature must know of this site. */
export interface AdministrationSettings {
  /** The folder of its data; null where it is not known. */
  dataDir: string | null;
  /** The file with the secret that signs; null where a setting has it. */
  secretFile: string | null;
}
