import { isPresent } from "../../accounts/suspension/absenceStatements";

/** A condition: guests see this member, an expression. */
export const isSeenByGuests = (member: string) => `${isPresent(member)} and not exists (
    select from profiles where profiles.user_id = ${member} and profiles.visibility = 'MEMBERS')`;

/** The group $1, if it is open to guests, and they see who wrote its first message and who owns it. */
export const groupPreview = `
  select g.id, g.owner_id as "ownerId", g.title, g.interest, g.member_count as "memberCount",
    posts.text, posts.pictures, posts.mentions
  from study_groups g join posts on posts.id = g.id
  where g.id = $1 and g.open_to_guests and g.visibility = 'OPEN' and posts.hidden_at is null
    and ${isSeenByGuests("g.owner_id")} and (posts.writer_id is null or ${isSeenByGuests("posts.writer_id")})`;

/** What the invitation to the group $1 says besides the group. */
export const inviting = `
  select posts.text, posts.mentions, (
    select name from users where id = posts.author_id and ${isSeenByGuests("users.id")}
  ) as "invitedBy"
  from posts where posts.id = $1`;

/** Those of the members $1 whom guests see. */
export const seenByGuests = `select id from users where id = any($1::uuid[]) and ${isSeenByGuests("users.id")}`;
