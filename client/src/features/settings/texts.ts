import { isolate } from "../../ui/isolate";

export const settings = "Settings";
export const account = "Account";
export const privacy = "Privacy";
export const notifications = "Notifications";

export const title = "Account settings";
export const lead = "Your name, address and password, how the site looks, your time zone, and where you're logged in.";
export const loading = "Loading your settings";
export const loadFailed = "Your settings didn't load";
export const shared = "Visitors share this demo account, so these settings can't be changed.";

export const confirmTitle = "Confirm that it's you";
export const confirmReason = "Enter your password to continue. We won't ask again for ten minutes.";
export const password = "Password";
export const cancel = "Cancel";
export const confirm = "Confirm";

export const nameTitle = "Name";
export const name = "Your name";
export const nameHint = "Everyone sees it, also next to what you've already written.";
export const saveName = "Save name";
export const nameSaved = "Your name was changed.";

export const lookTitle = "How it looks";
export const theme = "Theme";
export const asSystem = "As this device";
export const light = "Light";
export const dark = "Dark";
export const lookHint = "Applies to this device only.";

export const zoneTitle = "Time zone";
export const zoneNeedsProfile = "Your time zone is part of your profile, and you don't have one yet.";
export const createProfile = "Create Profile";
export const saveZone = "Save time zone";
export const zoneSaved = "Your time zone was saved.";

export const emailTitle = "Email address";
export const newEmail = "New email address";
export const newEmailHint = "We'll send you a link. Until you open it, we'll keep using your old address.";
export const sendLink = "Send me a link";
export const linkSent = "The email is on its way.";
export const waitsFor = "We sent a link to";
export const untilThen = "Open it within 24 hours to use that address. Check your spam folder too.";

export const passwordTitle = "Password";
export const currentPassword = "Current password";
export const newPassword = "New password";
export const newPasswordHint = "At least 8 characters.";
export const changePassword = "Change password";
export const passwordChanged = "Your password was changed. All your other devices are logged out.";
export const forgotPassword = "Forgot your password?";

export const devicesTitle = "Where you're logged in";
export const thisDevice = "This device";
export const lastSeen = (when: string) => `Last used ${when}`;
export const onlyHere = "You're logged in on this device only.";
export const logOut = "Log out";
export const logOutDevice = (device: string) => `Log out ${device}`;
export const logOutOthers = "Log out all other devices";
export const loggedOut = (device: string) => `${device} is logged out.`;
export const othersLoggedOut = "All other devices are logged out.";

export const justNow = "just now";
export const minutesAgo = (count: number) => (count === 1 ? "a minute ago" : `${count} minutes ago`);
export const hoursAgo = (count: number) => (count === 1 ? "an hour ago" : `${count} hours ago`);
export const daysAgo = (count: number) => (count === 1 ? "yesterday" : `${count} days ago`);

export const signInWithPasskey = "Use a passkey";
export const passkeysTitle = "Passkeys";
export const passkeysLead = "Log in with your fingerprint, your face or a PIN, without a password.";
export const addPasskey = "Add a passkey";
export const passkeyAdded = "Your passkey is ready. You can log in with it from now on.";
export const passkeyExists = "This device already has a passkey for your account.";
export const passkeyNotMade = "Your browser couldn't create a passkey. Try again, or use another device.";
export const passkeyNeedsName = "Passkeys don't work at this address of the site.";
export const passkeyNeedsBrowser = "This browser doesn't support passkeys.";
export const passkeyNeedsEmail =
  "Confirm your email address first. You'll need it to get back in if you lose your device.";
export const madeOn = (day: string) => `Added ${day}.`;
export const passkeyUsed = (when: string) => `Last used ${when}.`;
export const neverUsed = "Not used yet.";
export const rename = "Rename";
export const renamePasskey = (name: string) => `Rename ${isolate(name)}`;
export const renameTitle = "Rename this passkey";
export const passkeyName = "Name of the passkey";
export const remove = "Remove";
export const removePasskey = (name: string) => `Remove ${isolate(name)}`;
export const removeTitle = "Remove this passkey?";
export const removeReason = (name: string) =>
  `You can no longer log in with ${isolate(name)}. Your other passkeys and your password still work.`;
export const passkeyRemoved = (name: string) => `${isolate(name)} is removed.`;
