import { ObjectType } from "type-graphql";
import { connectionType } from "../../../platform/paging/connectionType";
import { Group } from "./Group";
import { Membership } from "../members/Membership";

@ObjectType({
  simpleResolvers: true,
  description: "A page of the members of a group, those who came first before the others.",
})
export class MembershipConnection extends connectionType(Membership, "Membership") {}

@ObjectType({ simpleResolvers: true, description: "A page of groups." })
export class GroupConnection extends connectionType(Group, "Group") {}
