import type { AgoraRtmClient, AgoraRtmListener, AgoraRtmSdk } from '../../../src/infrastructure/rtm/agora/agora-rtm-sdk'

type Step = 'load' | 'login' | 'publish' | 'logout'

/** What the vendor's signalling was asked for, and how it is made to fail. */
export interface AgoraRtmScript {
  readonly load: () => Promise<AgoraRtmSdk>
  /** Steps in the order they were begun, with who did them. */
  readonly steps: readonly string[]
  /** Tokens that were shown at the door. */
  readonly tokens: readonly string[]
  /** From now on this step stays pending, as it does without a network; null: none does. */
  readonly hang: (step: Step | null) => void
  /** The next of these steps is refused. */
  readonly refuse: (step: Step) => void
  /** Any text from anybody, as a page that is not ours could send it. */
  readonly send: (from: string, to: string, text: string) => void
  /** The service ends the stay of somebody. */
  readonly end: (user: string) => void
}

const forEver = new Promise<never>(() => {})

/** The vendor's signalling inside one process: texts go straight to whoever is signed in. */
export const makeAgoraRtmScript = (): AgoraRtmScript => {
  const present = new Map<string, AgoraRtmListener>()
  const [steps, tokens]: [string[], string[]] = [[], []]
  let hanging: Step | null = null
  let refused: Step | null = null

  const step = async (what: Step, who: string): Promise<void> => {
    steps.push(`${what} ${who}`.trim())
    if (hanging === what) await forEver
    if (refused !== what) return
    refused = null
    throw new Error(`${what} refused`)
  }
  const deliver = (from: string, to: string, text: string) => {
    const listener = present.get(to)
    if (listener === undefined) throw new Error('the receiver is offline')
    listener.onText(from, text)
  }
  const createClient = (_appId: string, user: string, listener: AgoraRtmListener): AgoraRtmClient => ({
    login: async (token) => {
      tokens.push(token)
      await step('login', user)
      present.set(user, listener)
    },
    publish: async (to, text) => {
      await step('publish', user)
      deliver(user, to, text)
    },
    logout: async () => {
      if (present.get(user) === listener) present.delete(user)
      await step('logout', user)
    },
  })
  return {
    load: async () => {
      await step('load', '')
      return { createClient }
    },
    steps,
    tokens,
    hang: (what) => (hanging = what),
    refuse: (what) => (refused = what),
    send: deliver,
    end: (user) => {
      const listener = present.get(user)
      present.delete(user)
      listener?.onEnded()
    },
  }
}
