import type { IO } from 'fp-ts/IO'
import * as E from 'fp-ts/Either'
import * as T from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import { backoff } from '../../domain/chat/sending'
import type { UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import type { ChatDeps } from './chat.deps'
import { outcomeOfError } from './send-outcome'

/** What the server has not heard of; `attempts` were made in vain. */
interface Owed {
  readonly attempts: number
  readonly stop: IO<void>
}

type Deps = Pick<ChatDeps, 'clock' | 'page'>

/**
 * Tells the server what was read here, one request at a time for each friend. What the network swallows is told again, by a timer
 * as of the outbox and whenever something hopes for better; what the server refuses is told no more (@rule CHAT-55, PLUS-20).
 */
export class ReadReports {
  readonly #deps: Deps
  readonly #request: (friend: UserId) => TaskEither<GatewayError, void>
  readonly #owed = new Map<UserId, Owed>()
  readonly #telling = new Set<UserId>()
  /** Read on while an earlier reading was being told. */
  readonly #more = new Set<UserId>()
  #over = false

  constructor(deps: Deps, request: (friend: UserId) => TaskEither<GatewayError, void>) {
    this.#deps = deps
    this.#request = request
  }

  readonly tell =
    (friend: UserId): T.Task<void> =>
    async () => {
      if (this.#over) return
      if (this.#telling.has(friend)) {
        this.#more.add(friend)
        return
      }
      const attempts = this.#owed.get(friend)?.attempts ?? 0
      this.forget(friend)
      this.#telling.add(friend)
      const told = await this.#request(friend)()
      this.#telling.delete(friend)
      const more = this.#more.delete(friend)
      if (E.isLeft(told) && this.#later(friend, attempts, told.left)) return
      if (more) await this.tell(friend)()
    }

  /** Told again at once if it is owed: the conversation is opened again. */
  readonly again = (friend: UserId): T.Task<void> => (this.#owed.has(friend) ? this.tell(friend) : T.of(undefined))

  /** The network is back: all that is owed is told, and waits from the shortest time on if it is swallowed again. */
  readonly wake: T.Task<void> = async () => {
    const friends = [...this.#owed.keys()]
    friends.forEach((friend) => this.#owe(friend, { attempts: 0, stop: () => undefined }))
    for (const friend of friends) await this.again(friend)()
  }

  forget(friend: UserId): void {
    this.#owed.get(friend)?.stop()
    this.#owed.delete(friend)
    this.#more.delete(friend)
  }

  readonly end: IO<void> = () => {
    this.#over = true
    this.#owed.forEach(({ stop }) => stop())
  }

  /** Whether it is to be told later. */
  #later(friend: UserId, attempts: number, error: GatewayError): boolean {
    const { clock, page } = this.#deps
    const outcome = outcomeOfError(error, clock.now())
    if (this.#over || outcome._tag === 'Refused') return false
    const wait = Math.max(backoff(attempts), outcome._tag === 'TooMany' ? outcome.retryAfter : 0)
    const stop = clock.after(wait, () => (page.online() ? void this.tell(friend)() : undefined))
    this.#owe(friend, { attempts: attempts + 1, stop })
    return true
  }

  #owe(friend: UserId, owed: Owed): void {
    this.#owed.get(friend)?.stop()
    this.#owed.set(friend, owed)
  }
}
