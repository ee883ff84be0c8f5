import { chakra, Text } from "@chakra-ui/react";
import { useSiteStorageQuery } from "../../../generated/administrationHooks";
import { Section } from "../../../ui/page/Section";
import { fresh } from "../lookups";
import { Missing } from "../Missing";
import { CardsSkeleton, storageHeight } from "../SectionsSkeleton";
import * as texts from "./texts";

/** What the site is stored on, and its versions. */
export function Storage() {
  const { data, error, loading, refetch } = useSiteStorageQuery(fresh);
  if (!data?.administration && error)
    return <Missing error={error} title={texts.storageMissing} isRetrying={loading} refetch={refetch} />;
  if (!data?.administration) return <CardsSkeleton label={texts.loadingStorage} heights={[storageHeight]} />;
  const { storage } = data.administration;
  if (!storage)
    return (
      <Section title={texts.storage}>
        <Text color="fg.muted">{texts.storageUnknown}</Text>
      </Section>
    );
  const { databaseBytes, freeBytes, diskBytes, postgresVersion, nodeVersion, schemaVersion } = storage;
  const isDiskKnown = typeof freeBytes === "number" && typeof diskBytes === "number";
  const facts = [
    [texts.database, texts.size(databaseBytes)],
    [texts.disk, isDiskKnown ? texts.freeOf(texts.size(freeBytes), texts.size(diskBytes)) : texts.storageUnknown],
    [texts.postgres, postgresVersion],
    [texts.node, nodeVersion],
    [texts.tables, schemaVersion],
  ] as const;
  return (
    <Section title={texts.storage}>
      <chakra.dl css={list}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </chakra.dl>
    </Section>
  );
}

const list = {
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "6",
    paddingBlock: "2",
  },
  "& > div + div": { borderTopWidth: "1px" },
  "& dt": { color: "fg.muted" },
  "& dd": { fontWeight: "medium", overflowWrap: "anywhere", minWidth: "0" },
} as const;
