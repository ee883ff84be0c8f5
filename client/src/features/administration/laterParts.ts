/** What comes when it is opened: in one file, because what three of them shared would be loaded by everybody. */
export { Content } from "./content/Content";
export { FailedWork } from "./work/FailedWork";
export { SiteSettings } from "./site/SiteSettings";
