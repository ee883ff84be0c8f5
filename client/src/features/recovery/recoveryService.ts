import type { ApolloClient } from "@apollo/client";
import {
  OpenPasswordResetDocument,
  type OpenPasswordResetMutation,
  RequestPasswordResetDocument,
  type RequestPasswordResetMutation,
  ResendVerificationDocument,
  type ResendVerificationMutation,
  ResetPasswordDocument,
  type ResetPasswordInput,
  UndoEmailChangeDocument,
  VerifyEmailDocument,
} from "../../generated/hooks";

/** Requests a password reset link; returns after how many seconds another can be requested. */
export async function requestReset(client: ApolloClient, email: string): Promise<number> {
  const { data } = await client.mutate<RequestPasswordResetMutation>({
    mutation: RequestPasswordResetDocument,
    variables: { input: { email } },
  });
  return data?.requestPasswordReset?.nextInSeconds ?? 0;
}

/** The names of the account's passkeys. Without the token of a member who is logged in here: the link alone counts. */
export async function openReset(client: ApolloClient, token: string): Promise<string[]> {
  const { data } = await client.mutate<OpenPasswordResetMutation>({
    mutation: OpenPasswordResetDocument,
    variables: { input: { token } },
    context: { token: null },
    fetchPolicy: "no-cache",
  });
  return data?.openPasswordReset?.passkeys.map(({ name }) => name) ?? [];
}

/** Without the token of a member who is logged in here: the link alone counts. */
export async function setPassword(client: ApolloClient, input: ResetPasswordInput): Promise<void> {
  await client.mutate({ mutation: ResetPasswordDocument, variables: { input }, context: { token: null } });
}

/** With the token of the member who is logged in here, so that their own pages know of it. */
export async function confirmAddress(client: ApolloClient, token: string): Promise<void> {
  await client.mutate({ mutation: VerifyEmailDocument, variables: { input: { token } } });
}

/** Without the token of a member who is logged in here, who may be somebody else. */
export async function undoEmailChange(client: ApolloClient, token: string): Promise<void> {
  await client.mutate({ mutation: UndoEmailChangeDocument, variables: { input: { token } }, context: { token: null } });
}

export async function resendLink(client: ApolloClient): Promise<number> {
  const { data } = await client.mutate<ResendVerificationMutation>({ mutation: ResendVerificationDocument });
  return data?.resendVerification?.nextInSeconds ?? 0;
}
