import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { readProblem } from "../../../ui/feedback/problem";
import { readToken } from "../../accounts/tokenStore";
import { useAlerts } from "../../alerts/AlertsProvider";
import * as texts from "../texts";
import { readWithoutDeleted } from "./deletionPolicies";
import { dropDeletion, noteDeletion, noteGone } from "./deletions";
import { type Order, sendDeletion, sendLast } from "./sendDeletion";
import { sendWhenLeaving } from "./sendWhenLeaving";

/** How long its alert stays, in milliseconds, and longer while someone points at it or has the focus in it. */
const undoFor = 8_000;

interface Options extends Omit<Order, "token"> {
  /** The version of the post, as far as it is known. */
  readVersion?(): number | undefined;
  /** Says what was deleted. */
  said: string;
  /** Confirmed by keyboard: then the focus goes to Undo. */
  isByKeyboard: boolean;
  /** Where the focus belongs when the thing is gone. */
  focusAfter(): void;
  onUndone(): void;
  onSent?(): void;
}

/**
 * Deletes something that can be brought back for a while. It is gone from the screen at once, and only deleted by the service when
 * its alert goes, the page closes or the session ends: whatever is first. Nothing of it depends on the page that began it.
 */
export function useDeletion() {
  const client = useApolloClient();
  const alerts = useAlerts();
  return useCallback((options: Options) => begin(client, alerts, options), [client, alerts]);
}

function begin(client: ApolloClient, alerts: ReturnType<typeof useAlerts>, options: Options): void {
  const { cache } = client;
  const { said, isByKeyboard, focusAfter, onUndone } = options;
  const order = { ...options, token: readToken() };
  readWithoutDeleted(cache);
  hide(client, order, "waiting");
  cache.batch({ update: () => undefined });
  const end = sendWhenLeaving(order.token, () => {
    removeAlert();
    hide(client, order, "sent");
    return sendLast(cache, order).catch(() => {
      dropDeletion(cache, order.id);
      alerts.danger(texts.notDeleted);
    });
  });
  const removeAlert = alerts.success(said, {
    lifetime: undoFor,
    onExpire: () => (end(), void send(client, alerts, options)),
    choice: {
      label: texts.undo,
      isFocused: isByKeyboard,
      onLeave: focusAfter,
      run: () => {
        end();
        dropDeletion(cache, order.id);
        onUndone();
      },
    },
  });
}

/** What the service refuses comes back, and can be tried again. */
async function send(client: ApolloClient, alerts: ReturnType<typeof useAlerts>, options: Options): Promise<void> {
  const order = { ...options, token: readToken() };
  hide(client, order, "sent");
  try {
    await sendDeletion(client, order);
  } catch (error) {
    const { code, messages } = readProblem(error);
    // Someone else was quicker.
    if (code === "NOT_FOUND") return void (noteGone(client.cache, order.id), options.onSent?.());
    dropDeletion(client.cache, order.id);
    const choice = { label: texts.retryDeleting, run: () => void send(client, alerts, options) };
    alerts.danger(messages.join(" "), { lifetime: undoFor, choice });
    return;
  }
  options.onSent?.();
}

function hide({ cache }: ApolloClient, order: Order & Pick<Options, "readVersion">, state: "waiting" | "sent"): void {
  const { kind, id, postId, replyToId } = order;
  const version = state === "sent" ? order.readVersion?.() : undefined;
  noteDeletion(cache, { kind, id, postId, replyToId, state, version });
}
