import type { IO } from 'fp-ts/IO'
import { reaction, when } from 'mobx'
import * as O from 'fp-ts/Option'
import type { ChatFeature } from '../application/chat/chat.feature'
import type { Core } from '../application/core'
import type { Clock } from '../application/kernel/clock.port'
import type { Me } from '../domain/kernel/person'
import type { Lines } from './lines'
import { noGateway, refused, type Outcome } from './outcome'
import type { Output } from './output'

/** What a command works with. */
export interface Context {
  readonly core: Core
  readonly clock: Pick<Clock, 'after' | 'now'>
  readonly out: Output
  readonly lines: Lines
  /** Somebody sits there, who can be asked again. */
  readonly interactive: boolean
  /** Resolves when the person wants to stop what runs on. */
  readonly interrupted: () => Promise<void>
}

/** How long a command waits for what ought to come at once. */
const PATIENCE_MS = 15_000

/** Waits until something shows in the models; false when it has not within 15 s. */
export const until = (
  { clock }: Pick<Context, 'clock'>,
  condition: () => boolean,
  ms = PATIENCE_MS,
): Promise<boolean> =>
  new Promise((resolve) => {
    if (condition()) return resolve(true)
    const stop = when(condition, () => {
      forget()
      resolve(true)
    })
    const forget = clock.after(ms, () => {
      stop()
      resolve(false)
    })
  })

/** Whoever is signed in; the stored session is read first. */
export const signedIn = async (context: Context): Promise<Me | null> => {
  const { view } = context.core.account
  await until(context, () => view.session._tag !== 'Resuming')
  return O.toNullable(view.me)
}

/** Runs for somebody who is signed in. */
export const asMember = async (context: Context, run: (me: Me) => Promise<Outcome>): Promise<Outcome> => {
  const me = await signedIn(context)
  if (me !== null) return run(me)
  return context.core.account.view.session._tag === 'Resuming' ? noGateway() : refused('Nobody is signed in: sign-in')
}

/** Quiet for so long, the rows that waited for this connection have arrived. */
const SETTLED_MS = 500

/** Nothing new has come to the conversations for a while. */
const settled = ({ clock }: Pick<Context, 'clock'>, chat: ChatFeature): Promise<void> =>
  new Promise((resolve) => {
    let forget: IO<void> = () => undefined
    const stop = reaction(
      () => [chat.view.conversations, chat.view.unread],
      () => {
        forget()
        forget = clock.after(SETTLED_MS, () => {
          stop()
          resolve()
        })
      },
      { fireImmediately: true },
    )
  })

/** The connection is open, and what waited for it is here: a question that is answered meanwhile measures how slow all is. */
export const live = async (context: Context): Promise<boolean> => {
  const chat = await context.core.feature('chat')
  const open = await until(context, () => context.core.account.view.realtime === 'open' && chat.view.ready)
  if (!open) return false
  await context.core.account.refresh()
  await settled(context, chat)
  return true
}
