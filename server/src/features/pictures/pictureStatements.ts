import { pictures as limits } from "./limits";

/* SQL of uploaded pictures. */

/** As in the index `pictures_unused`. */
const isUnused = "post_id is null and comment_id is null and not (is_photo and user_id is not null)";

/** Nothing uses it, and nothing can any more: a picture that is over stays over. */
const isOver = `(${isUnused} and (used_at is not null or user_id is null
  or created_at < clock_timestamp() - interval '${limits.unusedHours} hours'))`;

/** The name of the files of the picture that can be seen under the name $1. */
export const servedPicture = `
  select name from pictures where name = $1 and not ${isOver}
  union all select pictures.name from kept_pictures kept join pictures on pictures.id = kept.picture_id where kept.name = $1`;

/**
 * Of the pictures $2, those that the member $1 may still use, and those that the edited text $3 has already. They are locked,
 * after the member as everywhere.
 */
export const usablePictures = `
  with viewer as (select id as viewer_id from users where id = $1 for key share)
  select id, name, width, height from pictures, viewer
  where id = any($2::uuid[]) and
    (post_id = $3::uuid or comment_id = $3::uuid or (user_id = viewer_id and ${isUnused} and not ${isOver}))
  order by id for update of pictures`;

/** The pictures $2 belong to the post, or the comment, $1. */
export const usePictures = (column: "post_id" | "comment_id") => `
  update pictures set ${column} = $1, used_at = clock_timestamp() where id = any($2::uuid[])`;

/** The pictures of the text $1 that are not among $2 are none of it any more. */
export const releasePictures = `
  update pictures set post_id = null, comment_id = null
  where (post_id = $1 or comment_id = $1) and id <> all($2::uuid[])`;

/** Of all pictures of the member $1, the one with the name $2 is their photo; null: none. */
export const usePhoto = `
  update pictures set is_photo = coalesce(name = $2, false), used_at = coalesce(used_at, clock_timestamp())
  where user_id = $1 and is_photo <> coalesce(name = $2, false) and not ${isOver}`;

/** The newest pictures of the member $1 before the picture $2; null: before none. */
export const newestOfMember = `
  select id, name from pictures where user_id = $1 and ($2::uuid is null or id < $2::uuid)
  order by id desc limit ${limits.listedAtOnce}`;

/** The case $1 keeps the pictures $3 under the names $2. */
export const keepPictures = `
  insert into kept_pictures (name, picture_id, case_id)
  select given.name, pictures.id, $1
  from unnest($2::text[], $3::uuid[]) as given (name, picture_id) join pictures on pictures.id = given.picture_id`;

/** Some pictures that are over, and that no case keeps. */
export const overPictures = `
  select id, name from pictures
  where ${isOver} and not exists (select from kept_pictures kept where kept.picture_id = pictures.id)
  order by created_at limit ${limits.removedAtOnce}`;

export const forgetPictures = `delete from pictures where id = any($1::uuid[])`;

/** Nothing uses the pictures of the member $1 any more, also where a text stays without its content. */
export const takeBackPictures = `
  update pictures set post_id = null, comment_id = null, is_photo = false, used_at = coalesce(used_at, clock_timestamp())
  where user_id = $1`;
