import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { SlidersHorizontal } from "../../../../generated/icons/SlidersHorizontal";
import { Button } from "../../../../ui/Button";
import { Modal } from "../../../../ui/feedback/Modal";
import { TextField } from "../../../../ui/forms/fields";
import { excessOf } from "../../../../ui/forms/textLength";
import * as texts from "../../texts";
import { countFilters, most } from "../directoryFilter";
import { filterRoom, useHasAllFilters } from "../FilterSpace";
import type { FilterState } from "../useDirectoryFilter";
import { FilterFields } from "./FilterFields";
import { useTyped } from "../../../../ui/forms/useTyped";

/** The filters of the directory beside the interests: in rows where there is room, else in a window behind a button. */
export function DirectoryFilters({ filter }: { filter: FilterState }) {
  const { chosen, change } = filter;
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useTyped({
    inAddress: chosen.text,
    normalize: (text) => (excessOf(text.trim(), most.text) > 0 ? null : text.trim()),
    send: (text) => change({ text }),
  });
  const count = countFilters({ ...chosen, text: "" });
  return (
    <chakra.div
      role="search"
      aria-label={texts.filters}
      css={{ ...filterRoom(useHasAllFilters()), ...columns }}
      data-noprint
    >
      <TextField
        name="text"
        type="search"
        label={texts.wordsToFind}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        maxLength={most.text}
        autoComplete="off"
        dir="auto"
      />
      <Button size="lg" fontSize="md" display={{ lg: "none" }} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <SlidersHorizontal size={18} aria-hidden="true" />
        {texts.filtersChosen(count)}
      </Button>
      <chakra.div css={inRow}>
        <FilterFields filter={filter} />
      </chakra.div>
      <Modal
        title={texts.filters}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button variant="primary" size="lg" width="full" onClick={() => setOpen(false)}>
            {texts.showBuddies}
          </Button>
        }
      >
        <chakra.div css={{ display: "grid", gap: "5" }}>
          <FilterFields filter={filter} />
        </chakra.div>
      </Modal>
    </chakra.div>
  );
}

const columns = {
  gridTemplateColumns: { base: "minmax(0, 1fr) auto", lg: "repeat(4, minmax(0, 1fr))" },
} as const;

/** Its fields are cells of the grid around it. */
const inRow = { display: { base: "none", lg: "contents" } } as const;
