import { GraphQLError, GraphQLScalarType } from "graphql";

/** A moment, as the database stores it: to the millisecond. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: "DateTime",
  description: "A moment in UTC as `YYYY-MM-DDTHH:mm:ss.sssZ`: a `date-time` of RFC 3339.",
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6",
  serialize: (value) => (value as Date).toISOString(),
  parseValue: (value) => {
    const time = typeof value === "string" ? new Date(value) : new Date(NaN);
    if (Number.isNaN(time.getTime())) throw new GraphQLError("DateTime must be a date-time of RFC 3339");
    return time;
  },
});
