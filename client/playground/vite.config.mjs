import { defineConfig } from "vite";
import { developerPage } from "../developers/page.mjs";

export default defineConfig(developerPage("playground"));
