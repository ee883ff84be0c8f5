import { selectList } from "../../platform/database/columns";
import { Book } from "./Book";

/** The columns of a book under the names of its properties, for statements of our own. */
export const bookColumns = (from: string): string => selectList(Book, from);
