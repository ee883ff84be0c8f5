/** Everything that the page asks for. */
export const homeQuery = `{
  nextUp { id startsAt viewerAnswer goingCount session { id title timeZone group { id title post { id text } } } }
  studyingNow { room { id peopleCount group { id title post { id text } } } buddies { id name avatar } }
  waiting { groups { id count requests { id message requestedAt user { id name avatar } } group { id title post { id text } } } buddies { id message user { id name avatar } } }
  myGroups(first: 20) { nodes { id title unreadCount post { id text } } }
  studyWeek { days { date minutes } streakDays restDays restDaysLeft totalMinutes goalsDone weeklyGoal }
  firstSteps
}`;
