import type { OpenBus } from './bus.port'

type Listener = (message: string) => void

/** The bus of a gateway of one process. A listener that throws is reported and disturbs no other. */
export const inProcessBus = (report: (defect: unknown) => void): OpenBus => {
  const topics = new Map<string, Set<Listener>>()

  const hear = (run: Listener, message: string): void => {
    try {
      run(message)
    } catch (defect) {
      report(defect)
    }
  }

  return {
    publish: (topic, message) =>
      queueMicrotask(() => {
        for (const run of Array.from(topics.get(topic) ?? [])) hear(run, message)
      }),
    subscribe: (topic, run) => {
      const own: Listener = (message) => run(message)
      const listeners = topics.get(topic) ?? new Set<Listener>()
      topics.set(topic, listeners.add(own))
      return () => {
        listeners.delete(own)
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic)
      }
    },
    close: () => {
      topics.clear()
      return Promise.resolve()
    },
  }
}
