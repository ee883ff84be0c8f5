import { z } from "zod";

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** A length of time as 30s, 10m, 2h or 7d; becomes the moment at which it is over. */
export const span = z
  .string()
  .regex(/^[1-9]\d{0,3}[smhd]$/, "is a time such as 30s, 10m, 2h or 7d")
  .transform((text) => new Date(Date.now() + Number(text.slice(0, -1)) * (units[text.slice(-1)] ?? 0) * 1_000));
