import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import {
  file,
  id,
  listOf,
  meaning,
  message,
  timestamp,
  named,
  objectOf,
  oneOf,
  orNull,
  text,
  whole,
} from "../../../platform/rest/schema";
import { type DataExport, ExportState } from "../DataExport";
import { AbsentExportInput } from "../exportInputs";
import { exportPath } from "../exportPath";
import { listExports, openAbsentExport, openExport, requestExport } from "../exportService";
import { myDataActions } from "../myDataPolicy";

const api = routesOf("My data");

const Export = named(
  "Export",
  objectOf({
    _id: id("The copy's id."),
    state: oneOf(Object.values(ExportState), "`READY` when it can be downloaded."),
    date: timestamp("When it was asked for."),
    expires: timestamp("When it is removed: 24 hours after it was made."),
    size: orNull(whole("In bytes; null until it is ready.")),
    url: orNull(text("Where to download it, with the same token; null until it is ready.", "/api/me/exports/0199")),
  }),
);

function present(baseUrl: string, { id: _id, state, createdAt, expiresAt, size }: DataExport) {
  const url = state === ExportState.READY ? baseUrl + exportPath(_id) : null;
  return { _id, state, date: createdAt.toISOString(), expires: expiresAt.toISOString(), size, url };
}

export const exportRoutes = [
  api.post("/me/exports", myDataActions.export, "Ask for a copy of my data", {
    operationId: "exportMyData",
    description:
      "Starts to make a ZIP of everything that the service stores of the member, as JSON and CSV, with the files of their pictures. One a day; asking again while it is being made changes nothing.",
    answers: {
      200: meaning("The member's copies, newest first.", listOf(Export)),
      403: message("`CONFIRMATION_REQUIRED` until `POST /auth/confirm`; `FORBIDDEN` for the demo account."),
    },
    async handle({ ctx }) {
      await requestExport(ctx);
      return (await listExports(ctx)).map((one) => present(ctx.baseUrl, one));
    },
  }),
  api.get("/me/exports", myDataActions.read, "The copies of my data", {
    operationId: "getDataExports",
    description: "Those that are being made, and those that can be downloaded: at most ten.",
    answers: { 200: meaning("Newest first.", listOf(Export)) },
    handle: async ({ ctx }) => (await listExports(ctx)).map((one) => present(ctx.baseUrl, one)),
  }),
  api.get("/me/exports/:id", myDataActions.read, "Download a copy of my data", {
    operationId: "downloadDataExport",
    description: "For the member alone, and for 24 hours.",
    mediaType: "application/zip",
    params: { id: { description: "The copy's id." } },
    answers: {
      200: meaning("The ZIP.", file),
      404: message("The member has no such copy (any more)."),
    },
    handle: ({ ctx, params }) => openExport(ctx, params.id),
  }),
  api.post("/me/exports/:id/download", myDataActions.takeAlong, "Download a copy of my data while suspended", {
    operationId: "downloadAbsentDataExport",
    description: "With the token of a refused sign-in over GraphQL, in the body: no address and no log has it.",
    mediaType: "application/zip",
    onlyReads: true,
    params: { id: { description: "The copy's id." } },
    body: bodyOf(
      AbsentExportInput,
      { limitedToken: "From the refused sign-in." },
      { example: { limitedToken: "wR9…" } },
    ),
    answers: {
      200: meaning("The ZIP.", file),
      401: message("The token is none of a suspended member, or too old."),
      404: message("The member has no such copy (any more)."),
    },
    handle: ({ ctx, params, body }) => openAbsentExport(ctx, params.id, body.limitedToken),
  }),
];
