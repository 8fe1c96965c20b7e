import * as E from 'fp-ts/Either'
import { autorun } from 'mobx'
import { createNodeCore } from '../../src/infrastructure/container/node'

interface Greeter {
  readonly server: string
  /** Where somebody has signed in before: `npm run terminal -- --state FOLDER sign-in`. */
  readonly folder: string
  readonly text: string
  readonly over: AbortSignal
}

/** A third user interface: accepts whoever asks to be friends and greets them, until it is over; how many they were. */
export const greetWhoeverAsks = async ({ folder, over, server, text }: Greeter): Promise<number> => {
  const node = await createNodeCore({ server, state: { folder } })
  if (E.isLeft(node)) throw new Error(node.left._tag)
  const { close, core } = node.right
  const [friends, chat] = await Promise.all([core.feature('friends'), core.feature('chat')])
  const greeted = new Set<number>()

  const stop = autorun(() => {
    if (core.account.view.realtime !== 'open') return
    for (const { id } of friends.view.requests) {
      if (greeted.has(id)) continue
      greeted.add(id)
      void friends
        .answer(id, 'accept')()
        .then(async () => {
          await chat.open(id)()
          await chat.send(text)()
        })
    }
  })
  await friends.load()
  await new Promise((resolve) => over.addEventListener('abort', resolve, { once: true }))
  stop()
  close()
  return greeted.size
}
