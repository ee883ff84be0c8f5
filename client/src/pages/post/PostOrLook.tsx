import { MembersOrLook } from "../guests/MembersOrLook";
import { PostPage } from "./PostPage";

/** A group: its page for members, a look inside for guests. */
export const PostOrLook = () => (
  <MembersOrLook>
    <PostPage />
  </MembersOrLook>
);
