export const comeBackTitle = "Do you want to keep your account?";
export const waitsForDeletion = (moment: string) =>
  `You deleted your account. You can come back until ${moment}. Then everything in it goes for good.`;
export const comeBackHint = "Nobody can see you meanwhile. Nothing changes unless you choose.";
export const keepAccount = "Keep my account";
export const deleteNow = "Delete it now";
export const welcomeBack = "Welcome back. Everything is as it was.";
export const deleteNowTitle = "Delete your account now?";
export const goesForGood =
  "Everything in it goes at once, and nobody can bring it back. What you wrote is removed or stays without your name, as you chose.";
