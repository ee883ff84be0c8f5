import { BlockList, isIPv6 } from "node:net";

const mapped = new BlockList();
mapped.addSubnet("::ffff:0:0", 96, "ipv6");

/**
 * The key of an address in rate limits: an IPv4 address unchanged, an IPv6 address by its /64 network, because one customer of a
 * provider has at least a /64. An IPv4-mapped address (`::ffff:192.0.2.1`) counts as IPv4.
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/%.*$/, "");
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  if (!mapped.check(address, "ipv6"))
    return `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(":")}::/64`;
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** The eight groups of 16 bits of an IPv6 address. The URL parser writes every address in one way. */
export function groupsOf(address: string): number[] {
  const [head = "", tail = ""] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [before, after] = [readGroups(head), readGroups(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const readGroups = (text: string): number[] => (text === "" ? [] : text.split(":").map((group) => parseInt(group, 16)));
