export const exportPath = (id: string) => `/api/me/exports/${id}`;
