import { mail } from "../../../platform/limits/jobLimits";

/** The author of texts of deleted members: an account without sign-in, profile, mail and requests. */
export const formerMemberId = "00000000-0000-7000-8000-000000000001";

/** What they are called, beside texts that they wrote and in texts that mention them. */
export const formerMemberName = "Former member";

/** Created when the first member leaves something, on this condition. Its key is no address, so no account can have it. */
export const makeFormerMemberIf = (condition: string): string => `
  insert into users (id, name, email, email_key, email_rank, password_hash, token_version, mail_score, created_at)
   select '${formerMemberId}'::uuid, '${formerMemberName}', 'former.member@study-circle.invalid',
     'former member', 0, 'none', 0, ${mail.stopScore}, '2020-01-01'::timestamptz where ${condition}
   on conflict (id) do nothing`;

export const makeFormerMember = makeFormerMemberIf("true");
