import type { AskingPage } from "../../shared/service/firstQueries";
import { MembersOrLook } from "../guests/MembersOrLook";
import { PostPage, postPageQueries } from "./PostPage";

/** A group: its page for members, a look inside for guests. */
export const PostOrLook: AskingPage = () => (
  <MembersOrLook>
    <PostPage />
  </MembersOrLook>
);

PostOrLook.firstQueries = postPageQueries;
