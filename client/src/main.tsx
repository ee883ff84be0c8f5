import "./app/base.css";
import "./app/fonts.css";
import { startWhenNeeded } from "./start/startWhenNeeded";

const root = document.getElementById("root");
if (root) void startWhenNeeded(root);
