/** An id that belongs to nothing. */
export const noSuchId = "0198a000-0000-7000-8000-000000000000";

/** The routes of the REST contract that need a token, spelled with ids that belong to nothing. */
export const memberRoutes = [
  "GET /api/auth",
  "DELETE /api/auth",
  "GET /api/profile/me",
  "POST /api/profile",
  "DELETE /api/profile",
  "GET /api/profile/face",
  "PUT /api/profile/face",
  "DELETE /api/profile/face",
  "PUT /api/profile/experience",
  "PUT /api/profile/education",
  `PUT /api/profile/experience/${noSuchId}`,
  `PUT /api/profile/education/${noSuchId}`,
  `DELETE /api/profile/experience/${noSuchId}`,
  `DELETE /api/profile/education/${noSuchId}`,
  "POST /api/posts",
  "GET /api/posts",
  `GET /api/posts/${noSuchId}`,
  `GET /api/threads/${noSuchId}/comments`,
  `GET /api/threads/${noSuchId}/likes`,
  `DELETE /api/posts/${noSuchId}`,
  `PUT /api/posts/like/${noSuchId}`,
  `POST /api/posts/comment/${noSuchId}`,
  `DELETE /api/posts/comment/${noSuchId}/${noSuchId}`,
] as const;

/** The routes that anyone may use. */
export const openRoutes = [
  "POST /api/users",
  "POST /api/auth",
  "GET /api/profile",
  "POST /api/profile/postload",
  "POST /api/recommendations",
  `GET /api/profile/user/${noSuchId}`,
] as const;
