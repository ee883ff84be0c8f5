import { ObjectType } from "type-graphql";
import { connectionType } from "../../platform/paging/connectionType";
import { LogEntry } from "./LogEntry";
import { ModerationCase } from "./ModerationCase";
import { ModerationDecision } from "./ModerationDecision";
import { Report } from "./Report";

@ObjectType({ simpleResolvers: true, description: "A page of cases, newest first." })
export class ModerationCaseConnection extends connectionType(ModerationCase, "ModerationCase") {}

@ObjectType({ simpleResolvers: true, description: "A page of decisions about the viewer, newest first." })
export class ModerationDecisionConnection extends connectionType(ModerationDecision, "ModerationDecision") {}

@ObjectType({ simpleResolvers: true, description: "A page of what the viewer reported, newest first." })
export class ReportConnection extends connectionType(Report, "Report") {}

@ObjectType({ simpleResolvers: true, description: "A page of what staff did, newest first." })
export class ModerationLogConnection extends connectionType(LogEntry, "ModerationLogEntry") {}
