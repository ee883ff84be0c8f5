/** The address of every page. */
export const paths = {
  landing: "/",
  register: "/register",
  login: "/login",
  profiles: "/profiles",
  profile: (userId: string) => `/profile/${userId}`,
  learnings: "/learnings",
  dashboard: "/dashboard",
  createProfile: "/create-profile",
  editProfile: "/edit-profile",
  addExperience: "/add-experience",
  addEducation: "/add-education",
  editExperience: (id: string) => `/edit-experience/${id}`,
  editEducation: (id: string) => `/edit-education/${id}`,
  posts: "/posts",
  postsPage: (page: number) => (page > 1 ? `/posts?page=${page}` : "/posts"),
  post: (postId: string) => `/posts/${postId}`,
} as const;
