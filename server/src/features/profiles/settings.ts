/** What the feature must know of this site. */
export interface ProfileSettings {
  /** Whether members may show the picture that Gravatar has of their address. */
  gravatar: boolean;
}
