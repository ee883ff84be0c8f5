export const leaving = "Leaving?";
export const deletesEverything =
  "This deletes your profile and everything else you added. You choose what happens to what you wrote.";
export const sharedAccount = "Visitors share this demo account, so it can't be deleted.";
export const deleteMyAccount = "Delete My Account";
export const deleteAccountQuestion = "Delete your account?";
export const deleteAccount = "Delete account";
export const areYouSure = "Are you sure? This can NOT be undone!";
export const willBeDeleted = "Your profile, experience, education and likes will be deleted too.";
export const whatYouWrote = "Your groups and replies";
export const removeWhatIWrote = "Remove what I wrote";
export const leaveWithoutName = "Leave it without my name";
export const weekToComeBack =
  "From now on, nobody can see you. After 7 days, everything is deleted for good. If you log in before then, you can keep your account.";
