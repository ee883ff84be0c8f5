/** Fields with another name in the REST contract. */
const names: Readonly<Record<string, string>> = {
  after: "cursor",
  fieldOfStudy: "fieldofstudy",
  interest: "interests",
  idempotencyKey: "Idempotency-Key",
  userId: "id",
};

export const contractName = (field: string): string => names[field] ?? field;
