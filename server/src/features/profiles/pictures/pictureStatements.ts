/* SQL for the pictures of members. A member with a profile for members only is hidden from guests. */

/** Sets the version $2 of the picture of the member $1, unless it is already hidden, so that its URL does not change each time. */
export const hidePictureOf = `
  update users set face_version = $2 where id = $1
    and not exists (select from profiles where user_id = $1 and visibility = 'MEMBERS')`;

/** The data for the picture of the member $1, and whether its URL must have the right version. */
export const pictureOfMember = `
  select id, email, face, face_version as "faceVersion",
    exists (select from profiles where user_id = users.id and visibility = 'MEMBERS') as "isHidden"
  from users where id = $1 and absence is null`;
