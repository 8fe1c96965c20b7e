import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { toQuery, type SearchQuery } from '../../domain/chat/search-query'
import { snippet } from '../../domain/chat/snippet'
import type { UserId } from '../../domain/kernel/ids'
import { MINUTE } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import type { MessageSearchFeature, SearchState } from './message-search.feature'
import { MessageSearchModel } from './message-search.model'
import type { Found, MessageSearch, MessageSearches, SearchFailed } from './message-search.port'

/** So many results are shown at once. */
export const SEARCH_PAGE = 30
/** The index is let go when nobody has searched for so long. */
export const SEARCH_REST_MS = 2 * MINUTE

interface Deps {
  readonly clock: Clock
  readonly searches: MessageSearches
  readonly me: () => UserId | null
}

const toState = (query: SearchQuery, { complete, messages, total }: Found): SearchState => ({
  _tag: 'Found',
  total,
  complete,
  hits: messages.map(({ text, ...hit }) => ({ ...hit, snippet: snippet(text, query) })),
})

type Opened = E.Either<SearchFailed, MessageSearch>

/** One search at a time: what is typed meanwhile is looked for when the answer is there. */
class Searcher {
  readonly model = new MessageSearchModel()
  readonly #deps: Deps
  #index: Promise<Opened> | null = null
  #limit = SEARCH_PAGE
  #asking = false
  #again = false
  #stopRest: IO<void> = () => {}

  constructor(deps: Deps) {
    this.#deps = deps
  }

  search(text: string): void {
    this.model.type(text)
    this.#limit = SEARCH_PAGE
    this.#stopRest()
    if (this.#deps.me() === null || O.isNone(toQuery(text))) {
      this.model.show({ _tag: 'Idle' })
      this.#stopRest = this.#deps.clock.after(SEARCH_REST_MS, () => this.#close())
      return
    }
    if (this.model.state._tag !== 'Found') this.model.show({ _tag: 'Searching' })
    this.#ask()
  }

  more(): void {
    this.#limit += SEARCH_PAGE
    this.#ask()
  }

  retry(): void {
    this.#close()
    this.search(this.model.text)
  }

  forget(): void {
    this.#stopRest()
    this.#close()
    this.model.type('')
    this.model.show({ _tag: 'Idle' })
  }

  #close(): void {
    const index = this.#index
    this.#index = null
    void index?.then((opened) => (E.isRight(opened) ? opened.right.close() : undefined))
  }

  #open(me: UserId): Promise<Opened> {
    const index = this.#deps.searches.open(me)()
    void index.then((opened) => {
      if (E.isRight(opened)) opened.right.onNews(() => (this.#index === index ? this.#ask() : undefined))
    })
    return index
  }

  #ask(): void {
    const me = this.#deps.me()
    const query = toQuery(this.model.text)
    if (me === null || O.isNone(query)) return
    if (this.#asking) {
      this.#again = true
      return
    }
    this.#asking = true
    const index = (this.#index ??= this.#open(me))
    void this.#find(index, query.value).then((state) => {
      this.#asking = false
      if (this.#index === index && O.isSome(toQuery(this.model.text))) this.model.show(state)
      if (!this.#again) return
      this.#again = false
      this.#ask()
    })
  }

  #find(index: Promise<Opened>, query: SearchQuery): Promise<SearchState> {
    return pipe(
      () => index,
      TE.flatMap((search) => search.find(query, this.#deps.clock.now(), this.#limit)),
      TE.match(
        (): SearchState => ({ _tag: 'Failed' }),
        (found) => toState(query, found),
      ),
    )()
  }
}

/** The search of whoever is signed in, and how it ends with the session (@rule PLUS-26). */
export const makeMessageSearch = (
  deps: Deps,
): { readonly feature: MessageSearchFeature; readonly forget: IO<void> } => {
  const searcher = new Searcher(deps)
  return {
    forget: () => searcher.forget(),
    feature: {
      view: searcher.model,
      search: (text) => searcher.search(text),
      more: () => searcher.more(),
      retry: () => searcher.retry(),
    },
  }
}
