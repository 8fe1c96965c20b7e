import type { OpenBus } from './bus.port'
import { inProcessBus } from './in-process.bus'
import { natsLine, type NatsLineDeps } from './nats-line'
import { subjectOf } from './nats-subject'
import { sharedTopics } from './shared-topics'

export interface NatsBusDeps extends NatsLineDeps {
  /** Several deployments may share one NATS and hear nothing of each other. */
  readonly deployment: string
}

/** Below NATS' own limit of a mebibyte; the largest hint is a signal of a call. */
const MOST_BYTES = 256 * 1024
const LONGEST_TOPIC = 512

/**
 * The bus of several processes. What is published reaches the own process directly and the others over NATS, each listener at
 * most once. Without NATS it is a bus of one process.
 */
export const natsBus = (deps: NatsBusDeps): OpenBus => {
  const here = inProcessBus(deps.report)
  const line = natsLine(deps)
  const subject = (topic: string): string => subjectOf(deps.deployment, topic)
  const listen = sharedTopics((topic) => line.listen(subject(topic), (message) => here.publish(topic, message)))

  return {
    publish: (topic, message) => {
      here.publish(topic, message)
      if (topic.length > LONGEST_TOPIC || Buffer.byteLength(message) > MOST_BYTES)
        return deps.report(new Error(`too large for the bus: ${topic.slice(0, 64)}`))
      line.send(subject(topic), message)
    },
    subscribe: (topic, run) => {
      const [stop, letGo] = [here.subscribe(topic, run), listen(topic)]
      return () => {
        stop()
        letGo()
      }
    },
    close: async () => {
      await here.close()
      await line.close()
    },
  }
}
