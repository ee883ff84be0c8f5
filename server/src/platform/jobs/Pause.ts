/** A delay that can be ended early. `end` before `wait` makes the next wait return at once, so no signal is lost. */
export class Pause {
  private isEnded = false;
  private resolve: (() => void) | null = null;

  async wait(milliseconds: number): Promise<void> {
    if (!this.isEnded) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.resolve = () => (clearTimeout(timer), resolve());
      });
    }
    this.resolve = null;
    this.isEnded = false;
  }

  end(): void {
    this.isEnded = true;
    this.resolve?.();
  }
}
