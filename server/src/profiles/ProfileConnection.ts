import { ObjectType } from "type-graphql";
import { countedConnectionType } from "../shared/countedConnection";
import { Profile } from "./Profile";

@ObjectType({ simpleResolvers: true, description: "A page of the directory, newest first." })
export class ProfileConnection extends countedConnectionType(Profile, "Profile") {}
