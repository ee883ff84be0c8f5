import { judgePassword } from "./judgePassword";

const owner = { name: "Nia Okafor", email: "nia.learns@example.com" };

describe("a new password", () => {
  it.each([
    ["boats", "refused", /at least 8 characters/],
    ["zzzzzzzzzz", "refused", /one character/],
    ["okafor1234", "refused", /your name or email/],
    ["Nia.Learns@example.com", "refused", /your name or email/],
    ["password2024", "weak", /many passwords start like this/],
    ["P@ssw0rd!", "weak", /many passwords start like this/],
    ["87654321", "weak", /many passwords start like this/],
    ["abababababab", "weak", /repeats/],
    ["tea-boat!7", "fair", /Another word/],
    ["paper boats at dawn", "strong", /long/],
    ["okafor at the old harbour", "strong", /long/],
  ])("is described in words while it is typed: %s", (password, strength, text) => {
    expect(judgePassword(password, owner)).toEqual({ strength, text: expect.stringMatching(text) });
  });

  it("is not described before anything is typed", () => {
    expect(judgePassword("", owner)).toBeNull();
  });

  it("is described without a name, too", () => {
    expect(judgePassword("okafor1234")?.strength).toBe("fair");
  });
});
