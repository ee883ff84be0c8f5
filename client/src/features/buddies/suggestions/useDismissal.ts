import { useCallback } from "react";
import { useDismissSuggestionMutation, useRestoreSuggestionMutation } from "../../../generated/suggestionHooks";
import { useAction } from "../../alerts/useAction";

interface Options {
  userId: string;
  /** How many suggestions the list has. */
  first: number;
  onChange(isDismissed: boolean): void;
}

/** Dismisses a suggestion optimistically, and restores it. */
export function useDismissal({ userId, first, onChange }: Options) {
  const [dismissSuggestion] = useDismissSuggestionMutation();
  const [restoreSuggestion] = useRestoreSuggestionMutation();
  const dismiss = useCallback(async () => {
    onChange(true);
    try {
      await dismissSuggestion({ variables: { input: { userId }, first } });
    } catch (error) {
      onChange(false);
      throw error;
    }
  }, [userId, first, onChange, dismissSuggestion]);
  const restore = useCallback(async () => {
    await restoreSuggestion({ variables: { input: { userId }, first } });
    onChange(false);
  }, [userId, first, onChange, restoreSuggestion]);
  return { dismiss: useAction(dismiss), restore: useAction(restore) };
}
