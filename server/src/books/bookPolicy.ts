import { declareActions, everyone } from "../authorization/actions";

export const bookActions = declareActions("book", { read: everyone, recommend: everyone });
