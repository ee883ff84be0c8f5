/** Everything that the page asks for. */
export const homeQuery = `{
  nextUp { id startsAt viewerAnswer goingCount session { id title timeZone group { id name } } }
  studyingNow { room { id peopleCount group { id name } } buddies { id name avatar } }
  waiting { groups { id count requests { id message requestedAt user { id name avatar } } group { id name } } buddies { id message user { id name avatar } } }
  myGroups(first: 20) { nodes { id name unreadCount } }
  studyWeek { days { date minutes } streakDays restDays restDaysLeft totalMinutes goalsDone weeklyGoal }
  firstSteps
}`;
