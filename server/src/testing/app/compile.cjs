const { readFileSync } = require("node:fs");
const path = require("node:path");
const { transformSync } = require("@swc/core");

const options = JSON.parse(readFileSync(path.join(__dirname, "../../../.swcrc"), "utf8"));
delete options.$schema;

/** Lets a process of its own run the sources as they are, without a build. */
require.extensions[".ts"] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, "utf8"), {
    ...options,
    filename,
    swcrc: false,
    sourceMaps: "inline",
  });
  module._compile(code, filename);
};
