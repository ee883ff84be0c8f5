import { networkOf } from "./network";

describe("networkOf", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::FFFF:c000:0207", "192.0.2.7"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0DB8:0:0:ffff::", "2001:db8:0:0::/64"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["1::", "1:0:0:0::/64"],
    ["", ""],
    ["not an address", "not an address"],
  ])("counts %s by %s", (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
