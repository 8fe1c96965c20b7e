import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { SessionEffect } from '../account/follow-session'
import { withSeen, type Editions } from '../../domain/matching/red-dots'
import type { KeyedStore } from '../kernel/keyed-store.port'
import { isObject, readJson } from '../kernel/stored-json'
import type { RedDotsFeature } from './red-dots.feature'
import type { RedDotsGateway } from './red-dots-gateway.port'
import { RedDotsModel } from './red-dots.model'
import { storedKeys } from '../kernel/stored-keys'

/** Local storage (DATA-9). */
const SEEN_KEY = storedKeys.seenDots.name

const isEditions = (value: unknown): value is Editions =>
  isObject(value) && Object.values(value).every((edition) => typeof edition === 'number')

/** What was seen in this browser; nothing where the note is none of ours. */
const readSeen = (local: KeyedStore): Editions =>
  pipe(
    readJson(local, SEEN_KEY, isEditions),
    O.getOrElse((): Editions => ({})),
  )

export interface RedDotsDeps {
  readonly gateway: RedDotsGateway
  /** Local storage. */
  readonly local: KeyedStore
}

/** `begin`: asks what is new, and forgets it with the session. */
export const makeRedDots = ({
  gateway,
  local,
}: RedDotsDeps): { readonly feature: RedDotsFeature; readonly begin: SessionEffect } => {
  const model = new RedDotsModel(readSeen(local))
  return {
    feature: {
      view: { has: (way) => model.has(way) },
      open: (way) => {
        if (!model.has(way)) return
        // Another tab may have seen something meanwhile.
        model.setSeen(withSeen(model.news, { ...model.seen, ...readSeen(local) }, way))
        local.write(SEEN_KEY, JSON.stringify(model.seen))
      },
    },
    begin: () => {
      let over = false
      void gateway.editions().then((news) => {
        if (!over && E.isRight(news)) model.setNews(news.right)
      })
      return () => {
        over = true
        model.setNews({})
      }
    },
  }
}
