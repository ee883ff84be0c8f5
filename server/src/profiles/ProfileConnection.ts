import { ObjectType } from "type-graphql";
import { connectionType } from "../shared/connectionType";
import { Profile } from "./Profile";

@ObjectType({ simpleResolvers: true, description: "A page of the directory, newest first." })
export class ProfileConnection extends connectionType(Profile, "Profile") {}
