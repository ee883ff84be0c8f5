import { lazy } from "react";

/* Loaded when somebody edits, or looks at what was edited. */

export const EditPost = lazy(() => import("./EditPost").then((module) => ({ default: module.EditPost })));
export const EditComment = lazy(() => import("./EditComment").then((module) => ({ default: module.EditComment })));
export const PostChanges = lazy(() => import("./Changes").then((module) => ({ default: module.PostChanges })));
export const CommentChanges = lazy(() => import("./Changes").then((module) => ({ default: module.CommentChanges })));
