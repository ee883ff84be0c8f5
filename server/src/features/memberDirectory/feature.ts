import { defineFeature } from "../../platform/feature";
import { DirectoryResolver } from "./DirectoryResolver";
import "./FreeWeek";
import "./MemberActivity";
import { directoryData } from "./personalData";
import { directoryRoutes } from "./rest/directoryRoutes";

/** The members to find a buddy among: filtered, and sorted also by who was here and by what one has in common with them. */
export const memberDirectory = defineFeature({
  resolvers: [DirectoryResolver],
  loaders: {},
  rest: { tags: [], routes: directoryRoutes },
  personalData: directoryData,
});
