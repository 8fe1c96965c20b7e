/** Carries hints between parts and processes. A hint may be lost, so it holds no truth: whoever hears it looks into the store. */
export interface Bus {
  readonly publish: (topic: string, message: string) => void
  /** Hears what is published from now on, never within the publisher's own call. */
  readonly subscribe: (topic: string, run: (message: string) => void) => () => void
}

/** A bus with its end: nothing is heard or carried after it. */
export interface OpenBus extends Bus {
  readonly close: () => Promise<void>
}
