import { Arg, Args, Ctx, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { connectionType } from "../../platform/paging/connectionType";
import { PageArgs } from "../../platform/paging/PageArgs";
import { Note } from "./Note";
import { AddNoteInput } from "./noteInputs";
import { noteActions } from "./notePolicy";
import * as notes from "./noteService";

@ObjectType({ simpleResolvers: true, description: "A page of notes." })
class NoteConnection extends connectionType(Note, "Note") {}

@Resolver(() => Note)
export class NoteResolver {
  @Needs(noteActions.readOwn)
  @Query(() => NoteConnection, { nullable: true, description: "The viewer's notes, newest first." })
  async notes(@Ctx() ctx: AppContext, @Args(() => PageArgs) request: PageArgs) {
    return new NoteConnection(await notes.listNotes(ctx, request), () => notes.countNotes(ctx));
  }

  @Needs(noteActions.write)
  @Mutation(() => Note, { nullable: true, description: "Keeps a note of the viewer." })
  addNote(
    @Ctx() ctx: AppContext,
    @Arg("input", () => AddNoteInput, { description: "What to keep." }) input: AddNoteInput,
  ) {
    return notes.addNote(ctx, input);
  }
}
