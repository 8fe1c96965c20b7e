import * as O from 'fp-ts/Option'
import { directionOf, toLanguage, type Language } from '../domain/kernel/language'
import { tagOf, type PushNews, type PushPayload } from '../domain/kernel/push'
import type { NoticeData } from '../domain/kernel/push-messages'
import { addressBelow } from './address-below'
import { wordsOf, type Words } from './words'

/** Members that the types of this platform leave out. */
export interface NoticeOptions extends NotificationOptions {
  readonly actions?: readonly { readonly action: 'answer' | 'decline'; readonly title: string }[]
  readonly renotify?: boolean
  readonly timestamp?: number
  readonly data: NoticeData
}

export interface Notice {
  readonly title: string
  readonly options: NoticeOptions
}

/** Where the worker stands, and how it speaks. */
export interface Place {
  /** The address of the product, with a slash at its end. */
  readonly scope: string
  /** The languages of the browser. */
  readonly languages: readonly string[]
  /** Somebody looks at the product: it says by itself what there is. */
  readonly seen: boolean
}

const told = (news: PushNews, { say }: Words): { readonly title: string; readonly body: string } => {
  switch (news.kind) {
    case 'message':
      return { title: news.name, body: news.content === 'text' ? news.text : say(`message_${news.content}`) }
    case 'request':
    case 'reminder':
      return { title: news.name, body: say(news.kind) }
    case 'call':
      return { title: say('call_from', { name: news.name }), body: say('call') }
    case 'callOver':
      return { title: news.name, body: say(`call_over_${news.outcome}`) }
    case 'reward':
      return {
        title: say(`reward_${news.reason}`),
        body: news.text === '' ? say('reward_news') : news.text,
      }
  }
}

const actionsOf = ({ say }: Words): NonNullable<NoticeOptions['actions']> => [
  { action: 'answer', title: say('answer') },
  { action: 'decline', title: say('decline') },
]

const firstOf = (languages: readonly string[]): Language =>
  languages.map(toLanguage).find((language) => language !== undefined) ?? 'en'

/** Any push means that something happened; what is broken says no more than that. */
const general = ({ languages, scope, seen }: Place): Notice => {
  const { language, say } = wordsOf(firstOf(languages))
  return {
    title: say('product'),
    options: {
      body: say('general'),
      tag: 'general',
      lang: language,
      dir: directionOf(language),
      icon: addressBelow(scope, '/icon-192.png'),
      silent: seen,
      data: { address: '/', mark: null, call: null },
    },
  }
}

/** The notice of a push, in the language of the person (@rule GATE-31). */
export const noticeOf = (push: O.Option<PushPayload>, place: Place): Notice => {
  if (O.isNone(push)) return general(place)
  const { address, mark, news, picture } = push.value
  const words = wordsOf(push.value.language)
  const { body, title } = told(news, words)
  const rings = news.kind === 'call'
  const silent = place.seen || news.kind === 'callOver'
  return {
    title: title === '' ? words.say('product') : title,
    options: {
      body,
      tag: tagOf(news),
      lang: words.language,
      dir: directionOf(words.language),
      icon: addressBelow(place.scope, picture === '' ? '/icon-192.png' : picture),
      timestamp: mark.sendTime,
      silent,
      renotify: !silent,
      requireInteraction: rings,
      ...(rings ? { actions: actionsOf(words) } : {}),
      data: { address, mark, call: rings ? { room: news.room, ticket: news.ticket } : null },
    },
  }
}
