import { ObjectType } from "type-graphql";
import { connectionType } from "../../../platform/paging/connectionType";
import { Revision } from "./Revision";

@ObjectType({ simpleResolvers: true, description: "A page of earlier texts, newest first." })
export class RevisionConnection extends connectionType(Revision, "Revision") {}
