/** Whether this member's reading arrives at the replica, through both processes. */
export async function replicaIsRead(stage, member) {
  const before = await stage.readsOf(stage.replicaSql);
  await Promise.all([stage.first, stage.second].map((url) => member.readFeed(url)));
  return (await stage.readsOf(stage.replicaSql)) === before + 2;
}
