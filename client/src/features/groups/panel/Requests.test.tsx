import { act, screen } from "@testing-library/react";
import { Subject } from "rxjs";
import type { GroupPanelFragment } from "../../../generated/groupHooks";
import { fakeService } from "../../../testing/fakeService";
import { ada, group } from "../../../testing/postPage";
import { renderPage } from "../../../testing/renderPage";
import { Requests } from "./Requests";

const requestOf = (name: string) => ({
  ...group.viewerMembership,
  id: name,
  role: "MEMBER",
  state: "REQUESTED",
  requestedAt: "2026-03-06T12:00:00.000Z",
  user: { ...ada, id: name, name },
});

describe("answering the requests to join a group", () => {
  it("leaves the focus where someone has moved it meanwhile", async () => {
    const answers = new Subject<{ data: object }>();
    const nodes = [requestOf("Ben"), requestOf("Cy")];
    const asked = { ...group, joinRequests: { ...group.joinRequests, nodes, totalCount: 2 } };
    const { link } = fakeService({ AcceptJoinRequest: () => answers as never });
    const element = <Requests group={asked as unknown as GroupPanelFragment} />;
    const { user } = renderPage([{ path: "/", element }], { link });
    await user.click(await screen.findByRole("button", { name: "Accept Ben" }));
    act(() => screen.getByRole("button", { name: "Accept Cy" }).focus());

    act(() => (answers.next({ data: { acceptJoinRequest: group } }), answers.complete()));

    expect(await screen.findByText(/Ben/, { selector: "[role=status] *" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Accept Cy" })).toHaveFocus();
  });
});
