import { chakra, Link } from "@chakra-ui/react";
import { formatDay } from "../../../shared/time/formatDate";
import { paths } from "../../../shared/paths";
import { PageLink } from "../../../ui/navigation/PageLink";
import { Tag } from "../../../ui/Tag";
import * as texts from "../texts";
import { PersonActions } from "./PersonActions";
import type { Person } from "./usePeople";

/** A member in the table; the name leads to the profile. */
export function PersonRow({ person }: { person: Person }) {
  const { id, name, email, role, joined, state } = person;
  return (
    <div role="row" tabIndex={-1}>
      <span role="cell" data-first>
        <Link asChild fontWeight="semibold" css={nameLook}>
          <PageLink to={paths.profile(id)}>
            <bdi>{name}</bdi>
          </PageLink>
        </Link>
      </span>
      <span role="cell" data-label={texts.email}>
        <Address email={email} />
      </span>
      <span role="cell" data-label={texts.role}>
        {role === "MEMBER" ? (
          <span>{texts.roles.MEMBER}</span>
        ) : (
          <Tag isStrong>{texts.roles[role as keyof typeof texts.roles] ?? role}</Tag>
        )}
      </span>
      <span role="cell" data-label={texts.state}>
        {state === "present" ? <span>{texts.states.present}</span> : <Tag>{texts.states[state] ?? state}</Tag>}
      </span>
      <span role="cell" data-label={texts.joined}>
        <chakra.time dateTime={joined} whiteSpace="nowrap">
          {formatDay(joined)}
        </chakra.time>
      </span>
      <span role="cell" data-actions>
        <PersonActions person={person} />
      </span>
    </div>
  );
}

/** Where it does not fit, it breaks before the domain. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <bdi>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}

/** As high as a finger, without making the row higher. */
const nameLook = { display: "inline-block", paddingBlock: "2.5", overflowWrap: "anywhere" } as const;
