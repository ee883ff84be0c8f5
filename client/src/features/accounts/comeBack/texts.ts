export const comeBackTitle = "Do you want to keep your account?";
export const waitsForDeletion = (moment: string) =>
  `You deleted your account. You can come back until ${moment}. After that, everything in it is deleted for good.`;
export const comeBackHint = "Until you decide, nobody can see you.";
export const keepAccount = "Keep my account";
export const deleteNow = "Delete it now";
export const welcomeBack = "Welcome back. Everything is as it was.";
export const deleteNowTitle = "Delete your account now?";
export const goesForGood =
  "Everything in it is deleted right away, and this can't be undone. What you wrote is removed or stays without your name, as you chose.";
