import { Box } from "@chakra-ui/react";
import { ChevronDown } from "../../../generated/icons/ChevronDown";
import { useId, useState } from "react";
import { Button } from "../../../ui/Button";
import { TextField } from "../../../ui/forms/fields";
import type { useFormValues } from "../../../ui/forms/useFormValues";
import { FieldGrid } from "./FieldGrid";
import type { ProfileFormValues } from "./profileFormValues";
import { socialNetworks } from "../socialNetworks";
import * as texts from "../texts";

interface Props {
  bind: ReturnType<typeof useFormValues<ProfileFormValues>>["bind"];
  /** The service's errors by field; an error in here opens the section. */
  errors: Readonly<Record<string, string>> | undefined;
}

/** The optional links to pages elsewhere, folded away until asked for; folding keeps what was typed. */
export function SocialFields({ bind, errors = {} }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isShown = isOpen || Object.keys(errors).some((field) => field.startsWith("social."));
  return (
    <Box>
      <Button aria-expanded={isShown} aria-controls={id} onClick={() => setOpen(!isShown)}>
        <ChevronDown
          size={18}
          aria-hidden="true"
          style={{ transform: isShown ? "rotate(180deg)" : "none", transition: "transform 200ms" }}
        />
        {texts.socialLinks}
      </Button>
      <Box id={id} hidden={!isShown} marginTop="5">
        {isShown && (
          <FieldGrid>
            {socialNetworks.map(({ name, label }) => (
              <TextField
                key={name}
                {...bind(name)}
                name={`social.${name}`}
                label={label}
                type="url"
                inputMode="url"
                placeholder={texts.linkExample}
                autoComplete="off"
                maxLength={2048}
              />
            ))}
          </FieldGrid>
        )}
      </Box>
    </Box>
  );
}
