import { IsEnum, IsOptional } from "class-validator";
import { Field, InputType, ObjectType } from "type-graphql";
import { FaceClothing, FaceHairColor, FaceSkin } from "./faceColors";
import { FaceAccessory, FaceExpression, FaceFacialHair, FaceHead } from "./faceParts";
import { saying } from "../../../platform/validation/validation";
import { accountMessages } from "../messages";

const IsOneOf = (type: object, field: string) =>
  IsEnum(type, saying(accountMessages.noSuchChoice({ field }), { type: "string", enum: Object.values(type) }));

@ObjectType({ simpleResolvers: true, description: "How a member's face is drawn." })
@InputType("FaceInput", { description: "A face to draw. Every part is one of the choices." })
export class Face {
  @Field(() => FaceSkin, { description: "Skin colour." })
  @IsOneOf(FaceSkin, "skin")
  skin!: FaceSkin;

  @Field(() => FaceHead, { description: "Hair or headwear." })
  @IsOneOf(FaceHead, "head")
  head!: FaceHead;

  @Field(() => FaceHairColor, { description: "Colour of the hair, the beard or the headwear." })
  @IsOneOf(FaceHairColor, "hairColor")
  hairColor!: FaceHairColor;

  @Field(() => FaceExpression, { description: "How it looks at you." })
  @IsOneOf(FaceExpression, "expression")
  expression!: FaceExpression;

  @Field(() => FaceClothing, { description: "Colour of the clothes." })
  @IsOneOf(FaceClothing, "clothing")
  clothing!: FaceClothing;

  @Field(() => FaceAccessory, { nullable: true, description: "Glasses; null for none." })
  @IsOptional()
  @IsOneOf(FaceAccessory, "accessory")
  accessory?: FaceAccessory | null;

  @Field(() => FaceFacialHair, { nullable: true, description: "Beard or moustache; null for none." })
  @IsOptional()
  @IsOneOf(FaceFacialHair, "facialHair")
  facialHair?: FaceFacialHair | null;
}
