import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { isBlank, onlySeen } from '../../src/domain/kernel/visible'
import type { Clock } from '../clock'
import type { Settings } from '../settings'
import { readAtMost } from './read-at-most'
import type { Translated, Translator } from './translator.port'

/** A service with the HTTP interface of LibreTranslate; `key` is empty where it wants none. */
export interface TranslateService {
  /** Without a slash at the end. */
  readonly url: string
  readonly key: string
}

export interface LibreTranslateDeps {
  readonly service: TranslateService
  readonly clock: Clock
  readonly settings: Settings['translation']
  /** Hears why a text was not translated; never the text. */
  readonly report: (problem: string) => void
}

const reply = t.intersection([
  t.type({ translatedText: t.string }),
  t.partial({ detectedLanguage: t.partial({ language: t.string }) }),
])

const NOT_OFFERED = 400

interface Problem {
  readonly _tag: 'Unavailable' | 'Failed'
  readonly why: string
  /** It did not answer, or says itself that it cannot: asking less helps. An odd answer to one text says nothing of the next. */
  readonly down: boolean
}

const failed = (why: string): Problem => ({ _tag: 'Failed', why, down: false })
const down = (why: string): Problem => ({ _tag: 'Failed', why, down: true })

const TOO_MANY = 429
const FAULTS = 500

const refused = (status: number): Problem => ({
  _tag: status === NOT_OFFERED ? 'Unavailable' : 'Failed',
  why: `status ${status}`,
  down: status === TOO_MANY || status >= FAULTS,
})

const post = ({ service, settings }: LibreTranslateDeps, q: string, target: string): Promise<Response> =>
  fetch(`${service.url}/translate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      q,
      source: 'auto',
      target,
      format: 'text',
      ...(service.key === '' ? {} : { api_key: service.key }),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(settings.timeoutMs),
  })

const parse = (text: string): E.Either<Problem, t.TypeOf<typeof reply>> =>
  pipe(
    E.tryCatch(
      () => JSON.parse(text) as unknown,
      () => failed('no JSON'),
    ),
    E.flatMap((body) => (reply.is(body) ? E.right(body) : E.left(failed('another shape')))),
  )

/** A translation is a text that can be seen and is not longer than several times what it was made of. */
const MOST_LONGER = 8

const judge = (q: string, target: string, { detectedLanguage, translatedText }: t.TypeOf<typeof reply>) => {
  const text = onlySeen(translatedText).trim()
  if (isBlank(text)) return E.left(failed('an empty text'))
  if (text.length > MOST_LONGER * Math.max(q.length, 100)) return E.left(failed('a text that is too long'))
  const same = detectedLanguage?.language === target || text === q
  return E.right<Problem, Translated>(same ? { _tag: 'Same' } : { _tag: 'Done', text })
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'no answer')

const ask = (deps: LibreTranslateDeps, q: string, target: string): TE.TaskEither<Problem, Translated> =>
  pipe(
    TE.tryCatch(
      async () => {
        const response = await post(deps, q, target)
        return { status: response.status, text: await readAtMost(response, deps.settings.replyBytes) }
      },
      (error) => down(nameOf(error)),
    ),
    TE.filterOrElse(
      ({ status }) => status === 200,
      ({ status }) => refused(status),
    ),
    TE.filterOrElse(
      ({ text }) => text !== null,
      () => failed('an answer that is too large'),
    ),
    TE.flatMapEither(({ text }) => parse(text ?? '')),
    TE.flatMapEither((said) => judge(q, target, said)),
  )

/**
 * Translates by LibreTranslate (`POST /translate`). Texts beyond `atOnce` are not waited for; after it was down some times in a
 * row it rests, and until then every text stays as it is at once, so that a service that hangs holds up a few messages only.
 */
export const libreTranslate = (deps: LibreTranslateDeps): Translator => {
  const { clock, report, settings } = deps
  const state = { onTheWay: 0, failures: 0, failedAt: 0 }

  const resting = (): boolean =>
    state.failures >= settings.failuresInRow && clock.now() - state.failedAt < settings.restMs

  const note = (problem: Problem | null): void => {
    const isDown = problem?.down === true
    state.failures = isDown ? state.failures + 1 : 0
    if (isDown) state.failedAt = clock.now()
    if (problem !== null) report(problem.why)
  }

  return {
    translate: async (text, target) => {
      if (resting() || state.onTheWay >= settings.atOnce) return { _tag: 'Failed' }
      state.onTheWay += 1
      const answered = await ask(deps, text, target)()
      state.onTheWay -= 1
      note(E.isLeft(answered) ? answered.left : null)
      return E.isRight(answered) ? answered.right : { _tag: answered.left._tag }
    },
  }
}
