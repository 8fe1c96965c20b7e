import type { IO } from 'fp-ts/IO'
import type { Usage } from '../../application/account/usage.port'
import type { Clock } from '../../application/kernel/clock.port'
import { MINUTE } from '../../domain/kernel/time'
import { Defect } from './report-defect'

/** Different defects that one page tells of at most. */
const MOST = 20
/** And in a minute. */
const MOST_IN_A_MINUTE = 5

/** What is told: which of the program's own sentences, which kind of error, and where in the program. Never what an error says. */
interface Told {
  readonly what: string
  readonly kind: string
  readonly place: string
}

/** Kinds that the language, the browser or the program names; a name that somebody made up is none. */
const KIND = /^[A-Za-z]{0,30}(?:Error|Exception|Failed)$/
/** A file of the build and the place in it, as all browsers write it. */
const PLACE = /\/assets\/([\w-]{1,60}(?:\.[\w-]{1,20})?\.js):(\d{1,7}):(\d{1,7})/

const kindOf = (error: unknown): string => (error instanceof Error && KIND.test(error.name) ? error.name : 'other')

/** The uppermost place in the program; what the error says stands in the same text and is cut out first. */
const placeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  const { message, stack = '' } = error
  const [, file, line, column] = PLACE.exec(message === '' ? stack : stack.replaceAll(message, '')) ?? []
  return file === undefined ? '' : `${file}:${line}:${column}`
}

const toldOf = (error: unknown): Told => {
  const own = error instanceof Defect
  const thrown = own ? error.cause : error
  return { what: own ? error.message.slice(0, 100) : 'uncaught', kind: kindOf(thrown), place: placeOf(thrown) }
}

/** No defects: what was called off, and parts that the network did not bring. */
const isHarmless = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'ChunkFailed')

interface Deps {
  readonly clock: Pick<Clock, 'now'>
  readonly usage: Usage
  readonly build: string
}

/** Tells of a defect once, of few of them, and of none too often. @rule GATE-22 GATE-25 */
const makeTeller = ({ build, clock, usage }: Deps) => {
  const seen = new Set<string>()
  let times: readonly number[] = []
  return (error: unknown): void => {
    if (isHarmless(error)) return
    const told = toldOf(error)
    const key = `${told.what}|${told.kind}|${told.place}`
    times = times.filter((at) => at > clock.now() - MINUTE)
    if (seen.has(key) || seen.size >= MOST || times.length >= MOST_IN_A_MINUTE) return
    seen.add(key)
    times = [...times, clock.now()]
    usage.event('defect', { ...told, build: build.slice(0, 40) })
  }
}

/** Hears of every defect of this window and reports it without anything of a person's. Returns its stop. */
export const startDefectReports = (
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  deps: Deps,
): IO<void> => {
  const tell = makeTeller(deps)
  const onError = ({ error }: ErrorEvent): void => {
    if (error !== null && error !== undefined) tell(error)
  }
  const onRejection = ({ reason }: PromiseRejectionEvent): void => tell(reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
