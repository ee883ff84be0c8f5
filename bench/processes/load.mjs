/** Everybody reads, through one process or the other, until they are stopped. */
export function startLoad(urls, members) {
  const seen = { answers: 0, failures: [], slowestMs: 0 };
  let goesOn = true;
  const query = `{ posts(first: 20) { totalCount nodes { text author { name } comments(first: 5) { nodes { text } } } } }`;
  const read = async (member, url) => {
    while (goesOn) {
      const start = performance.now();
      const { status, errors } = await member.send(url, query).catch((error) => ({ status: 0, errors: [error] }));
      seen.answers++;
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - start);
      if (status !== 200 || errors) seen.failures.push(`${status} ${errors?.[0]?.message}`);
    }
  };
  const reading = members.map((member, n) => read(member, urls[n % urls.length]));
  return async () => {
    goesOn = false;
    await Promise.all(reading);
    return seen;
  };
}
