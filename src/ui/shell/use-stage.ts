import { useState } from 'react'
import type { Passage } from './guard'
import { keyOf } from './content'
import { pathOf, routeOf, type Match } from './routes'

const home: Match = { name: 'LivCam', params: {} }

export type Stage = {
  /** What the content column shows; undefined while the session is being read. */
  readonly content: Match | undefined
  readonly panel: Match | undefined
  /** The page that the address means. */
  readonly shown: Match
  /** Path of the content, to return to when the panel closes. */
  readonly behind: string
}

const asContent = (match: Match): Match => (match.name === 'LoginPage' ? home : match)

/** A panel leaves the content behind it as it was; on a phone panels are pages. */
export const useStage = (way: Passage, mobile: boolean): Stage => {
  const shown = way._tag === 'Show' || way._tag === 'Wait' ? way.match : home
  const panel = !mobile && routeOf(shown.name).place === 'panel' ? shown : undefined
  const [last, setLast] = useState(home)
  const next = panel === undefined && way._tag === 'Show' ? asContent(shown) : last
  if (keyOf(next) !== keyOf(last) && routeOf(next.name).place !== 'panel') setLast(next)
  return {
    content: way._tag === 'Wait' ? undefined : next,
    panel,
    shown,
    behind: pathOf(last.name, last.params),
  }
}
