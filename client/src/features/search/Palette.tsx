import { Flex, Text } from "@chakra-ui/react";
import { useId } from "react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Button } from "../../ui/Button";
import { readProblem } from "../../ui/feedback/problem";
import { Modal } from "../../ui/feedback/Modal";
import { isolate } from "../../ui/isolate";
import { OtherSpelling } from "./OtherSpelling";
import { PaletteList } from "./PaletteList";
import { optionId } from "./paletteOptions";
import { SearchInput } from "./SearchInput";
import * as texts from "./texts";
import { usePalette } from "./usePalette";

/** Finds people, groups, sessions and books while one types, and does what a person types. */
export function Palette({ onClose }: { onClose(): void }) {
  const palette = usePalette(onClose);
  const { text, isEmpty, isSettled, error, count, keys, groups } = palette;
  const listId = useId();
  return (
    <Modal isOpen title={texts.search} onClose={onClose} width="40rem" height="min(36rem, 85vh)">
      <SearchInput
        data-autofocus
        role="combobox"
        aria-expanded={groups.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={keys.active && optionId(listId, keys.place)}
        value={text}
        onChange={({ target }) => palette.setText(target.value)}
        onKeyDown={keys.press}
      />
      <VisuallyHidden role="status">{isEmpty ? "" : isSettled && !error ? count : texts.searching}</VisuallyHidden>
      {error && !isEmpty && <Failure error={error} onRetry={palette.retry} />}
      {!isEmpty && isSettled && !error && palette.isNothing && (
        <>
          <Text marginTop="4" fontWeight="semibold" overflowWrap="anywhere">
            {texts.nothingFound(isolate(text.trim()))}
          </Text>
          <Text color="fg.muted">{texts.nothingHint}</Text>
          <OtherSpelling closest={palette.closest} onChoose={palette.setText} />
        </>
      )}
      <PaletteList {...{ listId, groups, keys }} onChoose={palette.choose} />
      {palette.hasRecent && (
        <Button variant="quiet" marginTop="2" onClick={palette.forget}>
          {texts.forgetRecent}
        </Button>
      )}
    </Modal>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <Flex role="alert" marginTop="4" gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
      <Text color="danger.text">{[texts.searchFailed, ...readProblem(error).messages].join(". ")}</Text>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </Flex>
  );
}
