import type { MediaState } from '../../../../src/domain/calls/media-report'

/*
 * What a call costs, computed a second time: from the list of what was said and heard, by the words of PLUS-8, CALL-63 and
 * record 7, with nothing of the product. It goes over the list where the product folds.
 */

type Side = 'caller' | 'callee'

export type Said =
  | { readonly what: 'frame'; readonly side: Side; readonly at: number }
  | { readonly what: 'lease'; readonly side: Side; readonly at: number; readonly media: MediaState }

export interface History {
  /** What the gateway has kept, in its order. */
  readonly said: readonly Said[]
  readonly ended: number
  readonly price: number
  /** Coins of the caller when the call was answered, and what came later. */
  readonly coins: number
  readonly topUps: readonly { readonly at: number; readonly coins: number }[]
}

interface Verdict {
  readonly connectedMs: number
  /** Two figures where coins came so late that either is right. */
  readonly least: number
  readonly most: number
}

const MINUTE = 60_000
const LEASE = 15_000
const STEP = 5_000
/** Silent for so long: cut off. */
const MISSED = 7_500
/** So long a look at the coins may lag behind the talk: no pause is told later. */
const LAG = 20_000

interface Gap {
  readonly from: number
  readonly to: number
}

/** A lease after the start, with whether its side missed the other one. */
interface Mark {
  readonly index: number
  readonly at: number
  readonly lost: boolean
}

const other = (side: Side): Side => (side === 'caller' ? 'callee' : 'caller')

const startOf = ({ said }: History): { readonly at: number; readonly index: number } | null => {
  const first = (side: Side): number => said.findIndex((one) => one.side === side)
  const index = Math.max(first('caller'), first('callee'))
  return first('caller') < 0 || first('callee') < 0
    ? null
    : { index, at: Math.max(said[first('caller')]?.at ?? 0, said[first('callee')]?.at ?? 0) }
}

const wasOn = ({ said }: History, index: number, side: Side, medium: keyof MediaState): boolean => {
  const last = said.slice(0, index).findLast((one) => one.what === 'lease' && one.side === side)
  return last?.what !== 'lease' || last.media[medium].out === 'on'
}

const marksOf = (history: History, start: { readonly at: number; readonly index: number }, side: Side) => [
  { index: -1, at: start.at, lost: false },
  ...history.said.flatMap((one, index): readonly Mark[] => {
    if (index < start.index || one.what !== 'lease' || one.side !== side) return []
    const lost = (['sound', 'picture'] as const).some(
      (medium) => one.media[medium].in === 'lost' && wasOn(history, index, other(side), medium),
    )
    return [{ index, at: one.at, lost }]
  }),
]

/** Between two leases of the callee: one of them says lost, or the first had run out. */
const calleeGaps = (marks: readonly Mark[], end: number): readonly Gap[] =>
  marks.flatMap((mark, at) => {
    const next = marks[at + 1] ?? { at: end, lost: false }
    return mark.lost || next.lost || next.at - mark.at >= LEASE ? [{ from: mark.at, to: next.at }] : []
  })

/** The callee as the gateway saw it at one place of the list. */
const calleeAt = (marks: readonly Mark[], index: number, now: number) => {
  const heard = marks.filter((mark) => mark.index < index)
  const last = heard.at(-1)
  return {
    flowedAt: heard.findLast(({ lost }) => !lost)?.at ?? 0,
    renewedAt: last?.at ?? 0,
    flows: last !== undefined && !last.lost && now - last.at < LEASE,
  }
}

/** Record 7: the caller's silence is no pause while the callee flows, a late loss reaches back one step, an unheard one is none
 * unless the callee was cut off. */
const callerGaps = (marks: readonly Mark[], callee: readonly Mark[], end: number, ends: number): readonly Gap[] => {
  const silence = (mark: Mark, index: number, now: number): number | null => {
    const there = calleeAt(callee, index, now)
    return now - mark.at < LEASE || there.flows ? null : Math.max(mark.at, there.flowedAt)
  }
  const gaps: Gap[] = []
  for (let at = 1; at <= marks.length; at += 1) {
    const [before, mark] = [marks[at - 1], marks[at]]
    if (before === undefined) break
    if (mark === undefined) {
      const from = silence(before, ends, end)
      if (from !== null) gaps.push({ from, to: end })
      break
    }
    const silent = silence(before, mark.index, mark.at)
    if (!mark.lost) {
      if (silent !== null) gaps.push({ from: silent, to: mark.at })
      continue
    }
    const flowed = calleeAt(callee, mark.index, mark.at).flowedAt
    const from = silent ?? Math.max(before.at, Math.min(flowed, mark.at - STEP))
    const healed = marks.slice(at).find(({ lost }) => !lost)
    if (healed === undefined) return [...gaps, { from, to: end }]
    const { renewedAt } = calleeAt(callee, healed.index, healed.at)
    const nextWord = callee.find(({ index }) => index > healed.index)?.at ?? end
    if (renewedAt >= mark.at) gaps.push({ from, to: healed.at })
    else if (nextWord - renewedAt >= MISSED) gaps.push({ from: Math.max(from, renewedAt), to: healed.at })
    at = marks.indexOf(healed)
  }
  return gaps
}

/** The wall clock cut at every edge; each piece is talk or not. */
const talkOf = (gaps: readonly Gap[], start: number, end: number): readonly Gap[] => {
  const edges = [...new Set([start, end, ...gaps.flatMap(({ from, to }) => [from, to])])]
    .filter((at) => at >= start && at <= end)
    .toSorted((a, b) => a - b)
  return edges
    .slice(1)
    .map((to, at) => ({ from: edges[at] ?? to, to }))
    .filter(({ from, to }) => !gaps.some((gap) => gap.from <= from && to <= gap.to))
}

/** When a talk has lasted so long. */
const momentOf = (talk: readonly Gap[], ms: number): number => {
  let left = ms
  for (const { from, to } of talk) {
    if (left < to - from) return from + left
    left -= to - from
  }
  return Number.POSITIVE_INFINITY
}

const paidFor = ({ coins, price, topUps }: History, talk: readonly Gap[], lag: number): number => {
  const funds = (at: number): number => topUps.reduce((sum, topUp) => (topUp.at <= at ? sum + topUp.coins : sum), coins)
  let minutes = 1
  while (minutes < 1_000 && funds(momentOf(talk, minutes * MINUTE) + lag) >= (minutes + 1) * price) minutes += 1
  return minutes
}

/** How many minutes a call that is over has cost. */
export const judge = (history: History): Verdict => {
  const start = startOf(history)
  if (start === null || history.ended <= start.at) return { connectedMs: 0, least: 0, most: 0 }
  const callee = marksOf(history, start, 'callee')
  const caller = marksOf(history, start, 'caller')
  const { ended, said } = history
  const talk = talkOf(
    [...calleeGaps(callee, ended), ...callerGaps(caller, callee, ended, said.length)],
    start.at,
    ended,
  )
  const connectedMs = talk.reduce((sum, { from, to }) => sum + to - from, 0)
  const talked = connectedMs > 0 || callee.some(({ at, lost }) => !lost && at > start.at)
  const minutes = talked ? Math.max(1, Math.ceil(connectedMs / MINUTE)) : 0
  return {
    connectedMs,
    least: Math.min(minutes, paidFor(history, talk, 0)),
    most: Math.min(minutes, paidFor(history, talk, LAG)),
  }
}
