import "reflect-metadata";
import { generousTimes } from "./workTimes";

generousTimes();
