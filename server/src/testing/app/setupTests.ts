import "reflect-metadata";
import "./compile.cjs";
