import { ObjectType } from "type-graphql";
import { connectionType } from "../../platform/paging/connectionType";
import { Profile } from "../profiles/Profile";

@ObjectType({ simpleResolvers: true, description: "A page of the directory, newest first." })
export class ProfileConnection extends connectionType(Profile, "Profile") {}
