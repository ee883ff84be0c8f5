import { styled } from "./styled";

/** Text for screen readers alone. Chakra's component of this name prepares its styles again at every rendering. */
export const VisuallyHidden = styled("span", { base: { srOnly: true } });
