import { declareActions, everyone } from "../../platform/authorization/actions";

export const bookActions = declareActions("book", { read: everyone, recommend: everyone });
