import * as E from 'fp-ts/Either'
import { action, computed, makeObservable, observableRef } from 'mobx'
import type { Instant } from '../../domain/kernel/time'
import { nextInMs, noMatch, roundLeftMs, type Match } from '../../domain/matching/match'
import type { MatchEvent } from '../../domain/matching/match-event'
import { stepMatch } from '../../domain/matching/match-step'
import type { MatchTerms } from '../../domain/matching/match-terms'
import { noWishes, type MatchWishes } from '../../domain/matching/match-wishes'
import type { Loading } from '../kernel/loading'
import type { Deed, MatchingView, StartProblem } from './matching.feature'

/** What is told, and not derived. */
type Facts = Omit<MatchingView, 'roundLeftMs' | 'nextInMs'>

/** The matching of this tab. */
export class MatchingModel implements MatchingView {
  match: Match = noMatch
  now: Instant = 0
  starting = false
  problem: StartProblem | null = null
  terms: MatchTerms | null = null
  listing: Loading = 'idle'
  wishes: MatchWishes = noWishes
  unreached = false
  today = 0
  tip = true
  like: Deed = 'none'
  mutual = false
  add: Deed = 'none'

  constructor() {
    makeObservable(this, {
      match: observableRef,
      now: observableRef,
      starting: observableRef,
      problem: observableRef,
      terms: observableRef,
      listing: observableRef,
      wishes: observableRef,
      unreached: observableRef,
      today: observableRef,
      tip: observableRef,
      like: observableRef,
      mutual: observableRef,
      add: observableRef,
      roundLeftMs: computed,
      nextInMs: computed,
      apply: action,
      change: action,
      tick: action,
    })
  }

  get roundLeftMs(): number {
    return roundLeftMs(this.match, this.now)
  }

  get nextInMs(): number {
    return nextInMs(this.match, this.now)
  }

  /** Lets the domain decide; false: nothing happened. */
  apply(event: MatchEvent): boolean {
    const next = stepMatch(this.match, event)
    if (E.isLeft(next)) return false
    this.match = next.right
    this.now = event.at
    return true
  }

  change(facts: Partial<Facts>): void {
    Object.assign(this, facts)
  }

  tick(now: Instant): void {
    this.now = now
  }
}
