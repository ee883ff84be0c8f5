import pg from "pg";

/** Queries PostgreSQL with one prepared statement per name: `query(name, text, values)` returns the rows. */
export function openDatabase(connectionString, isTuned) {
  if (!isTuned) {
    const pool = new pg.Pool({ connectionString, max: 10 });
    return async (name, text, values) => (await pool.query({ name, text, values })).rows;
  }
  const options = "-c plan_cache_mode=force_generic_plan -c jit=off";
  const clients = [0, 1].map(() => new pg.Client({ connectionString, options, pipeline: true }));
  const connected = Promise.all(clients.map((client) => client.connect()));
  let turn = 0;
  return async (name, text, values) => {
    await connected;
    const client = clients[turn++ % clients.length];
    writeTogether(client.connection.stream);
    return (await client.query({ name, text, values })).rows;
  };
}

/** Sends all statements of one event loop turn in one socket write. */
function writeTogether(stream) {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
