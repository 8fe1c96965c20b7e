import { folded } from './folding'
import type { SearchQuery } from './search-query'

/** A stretch of a snippet; a hit is one of the words that were looked for. */
export interface SnippetPart {
  readonly text: string
  readonly hit: boolean
}

/** In characters as they are seen: how much stands before the first hit, and how much there is in all. */
const LEAD = 24
const LENGTH = 120

/** A letter with its marks, or a run of Korean letters that fold into one another. */
const CLUSTER = /[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/gu

interface Range {
  readonly from: number
  readonly to: number
}

const placesOf = (word: string, text: string): readonly Range[] => {
  const places: Range[] = []
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length))
    places.push({ from, to: from + word.length })
  return places
}

/** For each character, whether it belongs to a hit. */
const marked = (clusters: readonly string[], query: SearchQuery): readonly boolean[] => {
  const owners: number[] = []
  let text = ''
  clusters.forEach((cluster, index) => {
    const part = folded(cluster)
    for (let unit = 0; unit < part.length; unit += 1) owners.push(index)
    text += part
  })
  const marks = clusters.map(() => false)
  for (const { from, to } of query.flatMap((word) => placesOf(word, text)))
    marks.fill(true, owners[from], (owners[to - 1] ?? -1) + 1)
  return marks
}

/** Begins with a whole word where there is one. */
const begin = (clusters: readonly string[], first: number): number => {
  if (first <= LEAD) return 0
  const space = clusters.slice(first - LEAD, first).findIndex((cluster) => /\s/u.test(cluster))
  return first - LEAD + space + 1
}

const joined = (clusters: readonly string[], marks: readonly boolean[]): readonly SnippetPart[] => {
  const parts: SnippetPart[] = []
  clusters.forEach((cluster, index) => {
    const hit = marks[index] ?? false
    const last = parts.at(-1)
    if (last?.hit === hit) parts[parts.length - 1] = { text: last.text + cluster, hit }
    else parts.push({ text: cluster, hit })
  })
  return parts
}

const more: SnippetPart = { text: '…', hit: false }

/** The part of a message around the first hit, with all hits in it marked; long ones are cut at both ends (@rule PLUS-26). */
export const snippet = (text: string, query: SearchQuery): readonly SnippetPart[] => {
  const clusters = text.match(CLUSTER) ?? []
  const marks = marked(clusters, query)
  const from = begin(clusters, Math.max(0, marks.indexOf(true)))
  const parts = joined(clusters.slice(from, from + LENGTH), marks.slice(from))
  return [...(from > 0 ? [more] : []), ...parts, ...(clusters.length > from + LENGTH ? [more] : [])]
}
