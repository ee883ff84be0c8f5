import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { AppContext } from "../../platform/context";
import { Picture } from "./Picture";
import { picturePath } from "./picturePath";

@Resolver(() => Picture)
export class PictureResolver {
  @FieldResolver(() => String, { description: "Its address: WebP, at most 1,600 pixels a side. Nobody can guess it." })
  url(@Root() { name }: Picture, @Ctx() { baseUrl }: AppContext) {
    return baseUrl + picturePath(name, "full");
  }

  @FieldResolver(() => String, { description: "The address of a smaller one, of at most 512 pixels a side." })
  thumbnail(@Root() { name }: Picture, @Ctx() { baseUrl }: AppContext) {
    return baseUrl + picturePath(name, "small");
  }
}
