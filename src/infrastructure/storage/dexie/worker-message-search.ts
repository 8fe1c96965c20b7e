import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import type { Found, MessageSearch, SearchFailed } from '../../../application/chat/message-search.port'
import type { UserId } from '../../../domain/kernel/ids'
import { told, type Asked } from '../search/protocol'
import { searchFailed } from '../search/search-failed'

/** What is needed of a worker. */
export type SearchWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

export const startSearchWorker = (): SearchWorker =>
  new Worker(new URL('./message-search.worker.ts', import.meta.url), { type: 'module' })

interface Setting {
  readonly me: UserId
  readonly start: () => SearchWorker
  /** Hears whose messages any tab has changed. */
  readonly onChanged: (run: (friends: readonly UserId[] | 'all') => void) => IO<void>
}

type Answer = E.Either<SearchFailed, Found>

/** Speaks with one worker, from its start to its end; once it has failed, everything fails. */
class WorkerSearch {
  readonly #worker: SearchWorker
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  readonly #listeners = new Set<{ readonly run: IO<void> }>()
  #turn = 0
  #failure: SearchFailed | null = null

  constructor(worker: SearchWorker) {
    this.#worker = worker
    worker.addEventListener('message', (event) => this.#hear(event.data))
    worker.addEventListener('error', (event) => this.fail(searchFailed(event.message)))
  }

  say(asked: Asked): void {
    if (this.#failure === null) this.#worker.postMessage(asked)
  }

  readonly find: MessageSearch['find'] = (query, now, limit) => () =>
    new Promise((resolve) => {
      if (this.#failure !== null) return resolve(E.left(this.#failure))
      this.#turn += 1
      this.#waiting.set(this.#turn, resolve)
      this.say({ _tag: 'Find', turn: this.#turn, query, now, limit })
    })

  readonly onNews: MessageSearch['onNews'] = (run) => {
    const listener = { run }
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Nothing is to be expected of the worker any more. */
  fail(failure: SearchFailed): void {
    if (this.#failure !== null) return
    this.#failure = failure
    this.#worker.terminate()
    this.#waiting.forEach((settle) => settle(E.left(failure)))
    this.#waiting.clear()
    this.#listeners.forEach(({ run }) => run())
  }

  #hear(data: unknown): void {
    const decoded = told.decode(data)
    if (E.isLeft(decoded)) return this.fail(searchFailed('no answer of a search'))
    switch (decoded.right._tag) {
      case 'News':
        return this.#listeners.forEach(({ run }) => run())
      case 'Failed':
        return this.fail(searchFailed(decoded.right.cause))
      case 'Found':
        this.#waiting.get(decoded.right.turn)?.(E.right(decoded.right.found))
        this.#waiting.delete(decoded.right.turn)
    }
  }
}

/** The search of one person by a worker that reads the browser's database itself (@rule PLUS-26). */
export const makeWorkerMessageSearch = ({ me, onChanged, start }: Setting): MessageSearch => {
  const worker = new WorkerSearch(start())
  worker.say({ _tag: 'Open', me })
  const stop = onChanged((friends) => worker.say({ _tag: 'Changed', friends }))
  return {
    find: worker.find,
    onNews: worker.onNews,
    close: () => {
      stop()
      worker.fail(searchFailed('closed'))
    },
  }
}
