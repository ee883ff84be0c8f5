import { useCallback, useRef } from "react";
import { useDismissSuggestionMutation, useRestoreSuggestionMutation } from "../../../generated/suggestionHooks";
import { useAction } from "../../alerts/useAction";

interface Options {
  userId: string;
  /** How many suggestions the list has. */
  first: number;
  onChange(isDismissed: boolean): void;
}

/** Dismisses a suggestion optimistically, and restores it: as soon as the dismissal is stored, if that is still in flight. */
export function useDismissal({ userId, first, onChange }: Options) {
  const [dismissSuggestion] = useDismissSuggestionMutation();
  const [restoreSuggestion] = useRestoreSuggestionMutation();
  const dismissal = useRef<Promise<unknown>>(null);
  const dismiss = useCallback(async () => {
    onChange(true);
    dismissal.current = dismissSuggestion({ variables: { input: { userId }, first } });
    try {
      await dismissal.current;
    } catch (error) {
      onChange(false);
      throw error;
    }
  }, [userId, first, onChange, dismissSuggestion]);
  const restore = useCallback(async () => {
    try {
      await dismissal.current;
    } catch {
      return; // It failed, which brought the suggestion back.
    }
    await restoreSuggestion({ variables: { input: { userId }, first } });
    onChange(false);
  }, [userId, first, onChange, restoreSuggestion]);
  return { dismiss: useAction(dismiss), restore: useAction(restore) };
}
