/** The path of a member's picture. It contains no e-mail address, and changes with the face. */
export const avatarPath = (userId: string, faceVersion = 0) =>
  faceVersion > 0 ? `/avatars/${userId}?v=${faceVersion}` : `/avatars/${userId}`;
