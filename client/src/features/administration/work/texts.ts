import { countOf, formatCount } from "../../../ui/formatCount";
import { isolate } from "../../../ui/isolate";

export const loadingWork = "Loading what has failed";
export const workMissing = "What has failed didn't load";
export const nothingFailed = "Nothing has failed";
export const nothingFailedText = "Emails that can't be sent and other work that fails will be listed here.";
export const failedLead = "This has failed for good: nothing here is tried again by itself.";
export const failedCount = (count: number, isMore: boolean) =>
  isMore ? `The newest ${formatCount(count)} that failed` : `${formatCount(count)} failed`;
export const mail = "Email";
export const job = "Job";
export const noError = "No error was noted.";
export const failedAt = "Failed {time}";
export const selectOne = (what: string) => `Choose ${what}`;
export const selectAll = "Choose all";
export const selected = (count: number) => `${formatCount(count)} chosen`;
export const sendAgain = "Send again";
export const runAgain = "Run again";
export const drop = "Drop";
export const againFor = (verb: string, what: string) => `${verb}: ${isolate(what)}`;
export const dropTitle = (count: number) => `Drop ${countOf(count, "failed job", "failed jobs")}?`;
export const dropText = "It's given up for good: an email is never sent. This can't be undone.";
export const startedAgain = (count: number, areMails: boolean) =>
  areMails
    ? `${countOf(count, "email is", "emails are")} on the way again.`
    : `${countOf(count, "job runs", "jobs run")} again.`;
export const dropped = (count: number) => `${countOf(count, "job is", "jobs are")} dropped.`;
