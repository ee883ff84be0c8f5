import { chakra } from "@chakra-ui/react";
import { styled } from "../../../ui/styled";
import { memberLinkRel, webUrl } from "../../../shared/webUrl";
import { socialNetworks } from "../socialNetworks";
import * as texts from "../texts";

type Social = Partial<Record<(typeof socialNetworks)[number]["name"], string | null>>;

interface Props {
  social: Social;
  user: { name: string; isNew: boolean };
}

/** The pages elsewhere that a member named; nothing for those they did not. A new member's are no links. */
export function SocialIcons({ social, user: { name, isNew } }: Props) {
  const links = socialNetworks.flatMap((network) => {
    const href = webUrl(social[network.name]);
    return href ? [{ ...network, href }] : [];
  });
  if (links.length === 0) return null;
  if (isNew) return <Addresses links={links} />;
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" marginTop="4" aria-label={texts.socialLinks}>
      {links.map(({ label, icon, href }) => (
        <li key={label}>
          <IconLink
            href={href}
            target="_blank"
            rel={memberLinkRel}
            aria-label={texts.pageOn(name, label)}
            title={label}
          >
            <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
              <path d={icon} />
            </svg>
          </IconLink>
        </li>
      ))}
    </chakra.ul>
  );
}

function Addresses({ links }: { links: { label: string; href: string }[] }) {
  return (
    <chakra.ul marginTop="4" fontSize="sm" color="fg.muted" overflowWrap="anywhere" aria-label={texts.socialLinks}>
      {links.map(({ label, href }) => (
        <li key={label}>
          {label}: <bdi>{href}</bdi>
        </li>
      ))}
    </chakra.ul>
  );
}

const IconLink = styled("a", {
  base: {
    display: "inline-grid",
    gridAutoFlow: "column",
    placeItems: "center",
    minWidth: "11",
    height: "11",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "border.strong",
    color: "fg",
    transition: "background-color 120ms",
    _hover: { bg: "bg.subtle" },
    _print: { border: "none", height: "auto", display: "block", "& svg": { display: "none" } },
  },
});
