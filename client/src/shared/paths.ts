/** The parts of a group's page. */
export type GroupView = "about" | "discussion" | "sessions" | "room";

/** The parts of the administration besides its overview. */
export type AdminSection = "people" | "content" | "jobs" | "site";

/** The address of every page. */
export const paths = {
  landing: "/",
  register: "/register",
  login: "/login",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  profiles: "/profiles",
  profile: (userId: string) => `/profile/${userId}`,
  /** The viewer's own, as guests see it. */
  profileForGuests: (userId: string) => `/profile/${userId}?as=guest`,
  learnings: "/learnings",
  book: (bookId: string) => `/books/${bookId}`,
  shelves: "/shelves",
  dashboard: "/dashboard",
  buddies: "/buddies",
  accountSettings: "/settings/account",
  privacySettings: "/settings/privacy",
  notificationSettings: "/settings/notifications",
  decisions: "/settings/decisions",
  decision: (id: string) => `/settings/decisions#${id}`,
  moderation: "/moderation",
  moderationCase: (id: string) => `/moderation/cases/${id}`,
  moderationBooks: "/moderation/books",
  moderationLog: "/moderation/log",
  /** What admins see; without a section, the overview. */
  administration: (section?: AdminSection) => (section ? `/admin/${section}` : "/admin"),
  unsubscribe: "/unsubscribe",
  decline: "/decline",
  createProfile: "/create-profile",
  editProfile: "/edit-profile",
  addExperience: "/add-experience",
  addEducation: "/add-education",
  editExperience: (id: string) => `/edit-experience/${id}`,
  editEducation: (id: string) => `/edit-education/${id}`,
  notifications: "/notifications",
  posts: "/posts",
  postsPage: (page: number) => (page > 1 ? `/posts?page=${page}` : "/posts"),
  post: (postId: string) => `/posts/${postId}`,
  /** One comment in the discussion. */
  reply: (postId: string, commentId: string) => `/posts/${postId}#${commentId}`,
  /** On a phone, one part of a group's page; wider screens show all of it. */
  groupView: (postId: string, view: GroupView) => `/posts/${postId}?view=${view}`,
  groups: "/groups",
  myGroups: "/groups/mine",
  manageGroup: (groupId: string) => `/posts/${groupId}/manage`,
  commons: "/room",
  room: (groupId: string) => `/room/${groupId}`,
  schedule: "/schedule",
  /** `week`: any day of it. */
  scheduleOf: (week: string) => `/schedule?week=${week}`,
  planSession: "/schedule/new",
  planSessionOf: (groupId: string) => `/schedule/new?group=${groupId}`,
  /** One date of a session. */
  occurrence: (id: string) => `/sessions/${id}`,
  editSession: (occurrenceId: string) => `/sessions/${occurrenceId}/edit`,
  /** The questions after signing up. */
  welcome: "/welcome",
  search: (text: string) => `/search?q=${encodeURIComponent(text)}`,
  invitation: (code: string) => `/join/${code}`,
} as const;
