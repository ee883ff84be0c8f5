/** Where a member's picture is served; says nothing about their e-mail, and changes with their face. */
export const avatarPath = (userId: string, faceVersion = 0) =>
  faceVersion > 0 ? `/avatars/${userId}?v=${faceVersion}` : `/avatars/${userId}`;
