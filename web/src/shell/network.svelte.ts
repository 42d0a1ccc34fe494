/** Whether the server can be reached, as far as the browser and the last question to it tell. */
class Network {
  private offline = $state(!navigator.onLine);
  private unanswered = $state(false);

  constructor() {
    addEventListener("online", () => ([this.offline, this.unanswered] = [false, false]));
    addEventListener("offline", () => (this.offline = true));
  }

  get away(): boolean {
    return this.offline || this.unanswered;
  }

  /** Whether this device itself has no network. */
  get cut(): boolean {
    return this.offline;
  }

  /** How the last question went. */
  heard(answered: boolean): void {
    this.unanswered = !answered;
  }
}

export const network = new Network();
