import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { memberLinkRel } from "./webUrl";

interface Props {
  /** Plain http(s): `webUrl` or `splitLinks` has checked it. */
  href: string;
  children: ReactNode;
}

/** A link that a member typed. Its text cannot change the direction of the text around it. */
export const MemberLink = ({ href, children }: Props) => (
  <chakra.a
    href={href}
    target="_blank"
    rel={memberLinkRel}
    color="accent.text"
    textDecoration="underline"
    textUnderlineOffset="0.2em"
  >
    <bdi>{children}</bdi>
  </chakra.a>
);
