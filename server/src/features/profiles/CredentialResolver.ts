import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { Id } from "../../platform/graphql/Id";
import * as credentials from "./credentials";
import { Education } from "./Education";
import { Experience } from "./Experience";
import { AddEducationInput, AddExperienceInput } from "./periodInputs";
import { Profile } from "./Profile";
import * as updates from "./updateCredential";
import { UpdateEducationInput, UpdateExperienceInput } from "./updateCredentialInputs";
import { profileActions } from "./profilePolicy";

/** Work and study in the viewer's own profile; all throw NOT_FOUND while there is no profile. */
@Resolver()
export class CredentialResolver {
  @Needs(profileActions.edit)
  @Mutation(() => Experience, {
    nullable: true,
    description: "Adds a job to the viewer's profile and gives it back. NOT_FOUND while there is no profile.",
  })
  addExperience(
    @Ctx() ctx: AppContext,
    @Arg("input", () => AddExperienceInput, { description: "The job." }) input: AddExperienceInput,
  ) {
    return credentials.addExperience(ctx, input);
  }

  @Needs(profileActions.edit)
  @Mutation(() => Experience, {
    nullable: true,
    description: "Changes a job in the viewer's profile and gives it back. NOT_FOUND when it is not there.",
  })
  updateExperience(
    @Ctx() ctx: AppContext,
    @Arg("input", () => UpdateExperienceInput, { description: "Which job, and what changes." })
    input: UpdateExperienceInput,
  ) {
    return updates.updateExperience(ctx, input);
  }

  @Needs(profileActions.edit)
  @Mutation(() => Profile, {
    nullable: true,
    description: "Removes a job from the viewer's profile. NOT_FOUND when it is not there.",
  })
  deleteExperience(@Ctx() ctx: AppContext, @Id("id", "The experience's id.") id: string) {
    return credentials.deleteExperience(ctx, id);
  }

  @Needs(profileActions.edit)
  @Mutation(() => Education, {
    nullable: true,
    description:
      "Adds a course of study to the viewer's profile and gives it back. NOT_FOUND while there is no profile.",
  })
  addEducation(
    @Ctx() ctx: AppContext,
    @Arg("input", () => AddEducationInput, { description: "The course of study." }) input: AddEducationInput,
  ) {
    return credentials.addEducation(ctx, input);
  }

  @Needs(profileActions.edit)
  @Mutation(() => Education, {
    nullable: true,
    description: "Changes a course of study in the viewer's profile and gives it back. NOT_FOUND when it is not there.",
  })
  updateEducation(
    @Ctx() ctx: AppContext,
    @Arg("input", () => UpdateEducationInput, { description: "Which course of study, and what changes." })
    input: UpdateEducationInput,
  ) {
    return updates.updateEducation(ctx, input);
  }

  @Needs(profileActions.edit)
  @Mutation(() => Profile, {
    nullable: true,
    description: "Removes a course of study from the viewer's profile. NOT_FOUND when it is not there.",
  })
  deleteEducation(@Ctx() ctx: AppContext, @Id("id", "The education's id.") id: string) {
    return credentials.deleteEducation(ctx, id);
  }
}
