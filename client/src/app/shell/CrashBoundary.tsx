import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { CrashPage } from "./CrashPage";

interface Props {
  location: unknown;
  children: ReactNode;
}

interface State {
  error: unknown;
  hasFailed: boolean;
  location: unknown;
}

/** Shows the crash page in place of children that throw, until the visitor goes to another address. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}

class Boundary extends Component<Props, State> {
  override state: State = { error: null, hasFailed: false, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): Partial<State> | null {
    return location === state.location ? null : { error: null, hasFailed: false, location };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <CrashPage error={this.state.error} /> : this.props.children;
  }
}
