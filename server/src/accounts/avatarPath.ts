/** Where a member's picture is served; says nothing about their e-mail. */
export const avatarPath = (userId: string) => `/avatars/${userId}`;
