/** The names of its many files come with this one: the first load of every page has the names of those that all pages need. */
export const loadWelcome = () => import("./WelcomePage").then((module) => module.WelcomePage);
