export const mainMenu = "Main";
export const openMenu = "Open menu";
export const closeMenu = "Close menu";
export const buddies = "Buddies";
export const books = "Books";
export const groups = "Groups";
export const home = "Home";
export const signup = "Signup";
export const login = "Login";
export const logout = "Logout";
export const skipToContent = "Skip to content";
export const switchToDark = "Switch to dark theme";
export const switchToLight = "Switch to light theme";

export const personalProject = "Study Circle is for a personal project.";
export const credits =
  "Designed with {chakra}, {lucide}, Bricolage Grotesque and Figtree. Illustrations from {openPeeps} by Pablo Stanley.";
export const chakra = "Chakra UI";
export const lucide = "Lucide";
export const openPeeps = "Open Peeps";
export const developers = "For developers";
export const copyright = "© {year} Study Circle";

export const loggedOutForNow = "We couldn't reach Study Circle, so you're logged out for now.";
export const retry = "Retry";
export const offline = "You're offline. What you see may be out of date; we'll update when you're back online.";
export const offlineSince = (moment: string) => `${offline} Last updated ${moment}.`;

export const behind = "Live updates aren't working. This page may be behind; we check every 30 seconds.";

export const pageMissing = "This page didn't load";
export const pageBroke = "This page stopped working";
export const loadingAgainHelps =
  "The connection may have dropped, or Study Circle was just updated. Reloading usually helps.";
export const ourFault = "That's our fault, not yours. Reloading usually helps.";
export const loadAgain = "Reload";
export const goHome = "Go to the homepage";
export const pageOffline = "You're offline";
export const keepTrying =
  "The connection may have dropped, or Study Circle was just updated. We'll keep trying to open it.";
export const opensWhenOnline = "This page will open as soon as you're back online.";

export const moderation = "Moderation";
export const administration = "Administration";
export const yourPlaces = "Your menu";
export const placesBelow = "Main pages";
export const schedule = "Schedule";
export const settings = "Settings";
export const studyRoom = "Study room";
export const myGroups = "My groups";
export const myBuddies = "My buddies";
export const myBooks = "My books";
export const profile = "Profile";
export const room = "Room";
export const studyingHere = (count: number) => `${count} now`;
/** The name of the way to the room, which begins with what is seen of it. */
export const roomNow = (count: number) =>
  count === 0 ? "Room" : count === 1 ? "Room · 1 person studies now" : `Room · ${count} people study now`;
export const search = "Search";
export const searchHint = "Search (Ctrl+K)";
