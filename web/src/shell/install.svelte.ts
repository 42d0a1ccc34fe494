/** Making this an app of the device, where the browser offers that. */
interface Offer extends Event {
  prompt: () => Promise<unknown>;
}

class Install {
  private offer = $state.raw<Offer | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
  }

  get offered(): boolean {
    return this.offer !== null;
  }

  /** The browser asks; an offer holds once. */
  async take(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();
