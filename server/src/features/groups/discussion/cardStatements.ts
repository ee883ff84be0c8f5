/* SQL for the card of a group: its interest, and its repliers. */

/** The interest of the group. */
export const interestOf = (postId: string) => `(select interest from study_groups where id = ${postId})`;

/** The number of faces on a card; they are searched in the newest comments only. */
const facesOnCard = 3;
const commentsForFaces = 20;

/** The members who replied last, as JSON. It reads an index range of fixed length for each post. */
export const repliersOf = (postId: string) =>
  `select jsonb_build_object('id', member.id, 'name', member.name, 'faceVersion', member.face_version)
   from (select author_id, max(created_at) as last_at
         from (select author_id, created_at from comments where post_id = ${postId} and hidden_at is null
               order by created_at desc, id desc limit ${commentsForFaces}) newest
         group by author_id order by last_at desc, author_id limit ${facesOnCard}) replier
   join users member on member.id = replier.author_id and member.absence is null order by replier.last_at desc, member.id`;

export const repliersById = `select parent.id, array(${repliersOf("parent.id")}) as repliers
   from unnest($1::uuid[]) as parent (id)`;

export const interestsById = `select posts.id, ${interestOf("posts.id")} as interest
   from posts where posts.id = any($1)`;
