import { countOf, formatCount } from "../../ui/formatCount";
import { isolate } from "../../ui/isolate";

export const you = "You";
export const startedOn = "Group started on";
export const postedOn = "Posted on";
export const like = "Like";
export const likeComment = (name: string) => `Like the reply by ${isolate(name)}`;
export const likeThisComment = "Like this reply";
export const likesAfter = (count: number) => (count === 1 ? " like" : " likes");
export const joinGroup = "Join Group";
export const commentsAfter = (count: number) => (count === 1 ? " reply" : " replies");

export const deletePost = "Delete";
export const deletePostQuestion = "Delete this group?";
export const deletePostConfirm = "Delete group";
export const anyComments = "replies";
export const commentsGoToo = "Its {comments} will be deleted too.";
export const undoOffered = "You can undo this for 8 seconds.";
export const undo = "Undo";
export const retryDeleting = "Retry";
export const notDeleted = "What you deleted last is still there. Please delete it again.";
export const postRemoved = "Post Removed";

export const groups = "Groups";
export const newestGroups = "Newest groups";
export const groupsOnPage = (page: number) => `Groups, page ${formatCount(page)}`;
export const groupCount = (count: number, isExact: boolean) =>
  `${isExact ? "" : "about "}${countOf(count, "group", "groups")}`;
export const showNew = (count: number) => `Show ${countOf(count, "new group", "new groups")}`;
export const pagesOfGroups = "Pages of groups";
export const groupsMissing = "The groups didn't load";
export const noGroups = "No groups yet";
export const beFirst = "Be the first: say what you'd like to learn, and see who joins you.";
export const noneThisFar = "No groups this far back";
export const listEnds = "The list ends before this page. The newest groups come first.";
export const goToNewest = "Go to the newest groups";

export const loadingGroups = "Loading groups";
export const loadingGroup = "Loading the group";
export const loadingComments = "Loading replies";

export const comments = "Replies";
export const commentCount = (count: number) => countOf(count, "reply", "replies");
export const commentsMissing = "The replies didn't load";
export const noReplies = "No replies yet. Be the first to write one.";
export const replyGone = "The reply that this link leads to isn't here any more.";
export const replyGoneText = "It may have been deleted. You can read the rest of the discussion below.";
export const earlierReplies = "Earlier replies";
export const laterReplies = "Later replies";
export const fromBeginning = "From the beginning";
export const toNew = "New replies";
export const toNewest = "Newest replies";
export const newSince = (when: string) => `New since ${when}`;
export const markAllRead = "Mark all as read";
export const isNew = "New";
export const answers = "Answers";
export const moreAnswers = (count: number) => countOf(count, "more reply", "more replies");
export const answer = "Answer";
export const answerOf = (name: string) => ` ${isolate(name)}`;
export const answerTo = (name: string) => `Answer to ${isolate(name)}`;
export const answerLabel = "Your answer";
export const sendAnswer = "Send answer";
export const cancelAnswer = "Cancel";
export const deletedComment = "Deleted reply";
/** Signs what a member wrote while they are not there. */
export const absentMember = "A member";
export const newComment = (author: string) => `New reply by ${isolate(author)}`;
export const deleteCommentQuestion = "Delete this reply?";
export const deleteCommentConfirm = "Delete reply";
export const removeComment = "Remove";
export const commentActions = (name: string) => `More actions for the reply by ${isolate(name)}`;
export const actionsOfComment = "More actions for this reply";
export const removeCommentQuestion = "Remove this reply from the group?";
export const removeCommentConfirm = "Remove reply";
export const removeCommentText = "Nobody in the group will see it any more. You can undo this for 8 seconds.";
export const commentRemoved = "Comment removed";
export const reply = "Reply";
export const sendReply = "Send reply";
export const commentAdded = "Comment added";

export const startGroup = "Now start your group";
export const yourMessage = "Your message";
export const messageHint = "What do you want to learn, and who should join you?";
export const send = "Send";
export const postCreated = "Post Created";

export const startedByYou = "Groups you started";
export const startedBy = "Groups {name} started";
export const noneStarted = "You haven't started one yet. {link}, and it will show here.";
export const startFirst = "Start your first group";
export const hiddenComments = "Your hidden replies";
export const folded = "This reply is hidden, because you and the person who wrote it don't see each other.";
export const openFolded = "Show it anyway";
export const closeFolded = "Hide it again";

export const moreAbout = "More about the group";
export const groupTitle = "Group title (optional)";
export const groupTitleHint = "Without one, we show the beginning of your message.";
export const groupInterest = "Interest";
export const anyInterest = "None in particular";
export const groupTags = "Tags (optional)";
export const groupTagsHint = "Up to 5, separated by commas: beginners, evenings";
export const whoMayJoin = "Who can join";
export const places = "Places (optional)";
export const placesHint = "From 2 to 500, including you. Leave it empty for no limit.";

export const openToGuests = "Guests can look inside";
export const openToGuestsHint =
  "People without an account see your first message and the next sessions, but nobody's name and no replies.";
export const notOpenToGuests = "Guests can't look inside: that is only possible in a group that is open to everyone.";

export const whichGroups = "Which groups";
export const everyGroup = "Every group";
export const myGroups = "My groups";
export const everyInterest = "Every interest";
export const noOwnGroups = "You aren't in a group yet";
export const noOwnGroupsText = "Join one that you like, or start your own. You'll see here what people write in it.";
export const noMatch = "No groups match";
export const noMatchText = "Nobody has started a group like this yet. Yours could be the first.";
export const showAll = "Show all groups";
export const yourGroups = "Your groups";
export const groupsAbout = (interest: string) => `Groups about ${interest}`;
export const yourGroupsAbout = (interest: string) => `Your groups about ${interest}`;
export const titleOnPage = (title: string, page: number) => `${isolate(title)}, page ${formatCount(page)}`;

export const noMention = (name: string) =>
  `${isolate(name)} can't be mentioned here. Take the name out, or type it again without choosing it from the list.`;
