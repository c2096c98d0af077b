/** Work that is done once for all who ask for it while it is under way. */
export class SharedWork<T> {
  readonly #underWay = new Map<string, Promise<T>>();

  run(name: string, work: () => Promise<T>): Promise<T> {
    const running = this.#underWay.get(name);
    if (running) return running;
    const started = work().finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, started);
    return started;
  }
}
