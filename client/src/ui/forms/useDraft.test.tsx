import { act, renderHook } from "@testing-library/react";
import { carryDrafts, forgetDrafts } from "./draftStore";
import { useDraft } from "./useDraft";

const blank = { text: "", place: "" };
const draftOf = (name: string) => renderHook(() => useDraft(name, blank));

afterEach(() => act(forgetDrafts));

describe("useDraft", () => {
  it("gives back what someone had typed when the form returns", () => {
    const first = draftOf("post of u1");
    act(() => first.result.current.set({ text: "Hello" }));
    first.unmount();

    const second = draftOf("post of u1");

    expect(second.result.current.values).toEqual({ text: "Hello", place: "" });
    expect(second.result.current.isChanged).toBe(true);
  });

  it("keeps the draft in the history entry, and carries it to the entry one comes to next", () => {
    const { result } = draftOf("post of u1");
    act(() => result.current.set({ text: "Hello" }));
    window.history.pushState({ key: "elsewhere" }, "");

    carryDrafts();

    expect(window.history.state).toEqual({ key: "elsewhere", drafts: { "post of u1": { text: "Hello" } } });
  });

  it("takes over what was changed elsewhere in values that nobody touched here", () => {
    const first = renderHook(() => useDraft("name of u1", { name: "Ada", place: "Lagos" }));
    act(() => first.result.current.set({ name: "Ada Q" }));
    first.unmount();

    const second = renderHook(() => useDraft("name of u1", { name: "Ada", place: "Osaka" }));

    expect(second.result.current.values).toEqual({ name: "Ada Q", place: "Osaka" });
  });

  it("is unchanged with another list of the same entries", () => {
    const { result } = renderHook(() => useDraft("profile of u1", { hours: [{ from: "19:00" }] }));

    act(() => result.current.set({ hours: [{ from: "19:00" }] }));
    expect(result.current.isChanged).toBe(false);

    act(() => result.current.set({ hours: [{ from: "20:00" }] }));
    expect(result.current.isChanged).toBe(true);
  });

  it("shows nobody the draft of another person", () => {
    const { result } = draftOf("post of u1");
    act(() => result.current.set({ text: "Hello" }));

    expect(draftOf("post of u2").result.current.values).toEqual(blank);
  });

  it("is no draft any more once it was sent, or typed back to what it was", () => {
    const { result } = draftOf("post of u1");
    act(() => result.current.set({ text: "Hello" }));
    act(() => result.current.set({ text: "" }));

    expect(draftOf("post of u1").result.current.values).toEqual(blank);
    act(() => result.current.set({ text: "Again" }));
    act(() => result.current.forget());
    expect(draftOf("post of u1").result.current.values).toEqual(blank);
  });
});
