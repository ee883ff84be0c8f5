export const title = "Notifications";
export const lead = "Replies in your groups, and everything else that's new for you.";
export const settings = "Settings";
export const loading = "Loading notifications";
export const loadFailed = "Your notifications didn't load";
export const moreFailed = "More notifications didn't load. The ones above are still here.";
export const loadMore = "Load more";
export const markAllRead = "Mark all as read";
export const isNew = "New";

export const emptyTitle = "Nothing new yet";
export const emptyText = "When someone replies in a group you take part in, you'll see it here.";
export const goToGroups = "Go to the groups";

export const bell = (unread: number) => (unread === 0 ? title : `${title}, ${unread} unread`);
export const atMost = (most: number) => `${most}+`;
