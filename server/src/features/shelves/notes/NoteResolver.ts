import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { Id } from "../../../platform/graphql/Id";
import { exactly } from "../../../platform/paging/count";
import { PageArgs } from "../../../platform/paging/PageArgs";
import { ShelvedBook } from "../ShelvedBook";
import { shelfActions } from "../shelfPolicy";
import { AddReadingNoteInput, EditReadingNoteInput } from "./noteInputs";
import * as notes from "./noteService";
import { ReadingNote, ReadingNoteConnection } from "./ReadingNote";

/** Notes to oneself about a book. */
@Resolver(() => ShelvedBook)
export class NoteResolver {
  @FieldResolver(() => Int, { description: "How many notes the viewer has written about it." })
  noteCount(@Root() { id }: ShelvedBook, @Ctx() ctx: AppContext) {
    return ctx.loaders.noteCount.load(id);
  }

  @FieldResolver(() => ReadingNoteConnection, {
    description: "The viewer's notes about it, the newest first. Nobody else sees them.",
  })
  async notes(@Root() entry: ShelvedBook, @Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    const connection = await notes.listReadingNotes(ctx, entry, page);
    return new ReadingNoteConnection(connection, async () => exactly(await ctx.loaders.noteCount.load(entry.id)));
  }

  @Needs(shelfActions.change)
  @Mutation(() => ReadingNote, {
    nullable: true,
    description:
      "Writes a note about a book on the viewer's shelves. CONFLICT where it is on none, or has no room for more.",
  })
  addReadingNote(
    @Ctx() ctx: AppContext,
    @Arg("input", () => AddReadingNoteInput, { description: "What to note, and about which book." })
    input: AddReadingNoteInput,
  ) {
    return notes.addReadingNote(ctx, input);
  }

  @Needs(shelfActions.change)
  @Mutation(() => ReadingNote, { nullable: true, description: "Changes a note of the viewer." })
  editReadingNote(
    @Ctx() ctx: AppContext,
    @Arg("input", () => EditReadingNoteInput, { description: "Which note, and what it says." })
    input: EditReadingNoteInput,
  ) {
    return notes.editReadingNote(ctx, input);
  }

  @Needs(shelfActions.change)
  @Mutation(() => ShelvedBook, {
    nullable: true,
    description: "Deletes a note of the viewer, and gives back what they did with its book.",
  })
  deleteReadingNote(@Ctx() ctx: AppContext, @Id("id", "The note's id.") id: string) {
    return notes.deleteReadingNote(ctx, id);
  }
}
