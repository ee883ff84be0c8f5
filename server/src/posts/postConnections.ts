import { ObjectType } from "type-graphql";
import { connectionType } from "../shared/connection";
import { countedConnectionType } from "../shared/countedConnection";
import { Comment } from "./Comment";
import { Post } from "./Post";
import { PostLike } from "./PostLike";

@ObjectType({ simpleResolvers: true, description: "A page of the group posts, newest first." })
export class PostConnection extends countedConnectionType(Post, "Post") {}

@ObjectType({ simpleResolvers: true, description: "A page of the comments under a post, newest first." })
export class CommentConnection extends connectionType(Comment, "Comment") {}

@ObjectType({ simpleResolvers: true, description: "A page of the likes of a post, newest first." })
export class PostLikeConnection extends connectionType(PostLike, "PostLike") {}
