import { action, makeObservable, observableRef } from 'mobx'
import type { PlayWayName } from '../../domain/kernel/play-way'
import { hasDot, type Editions } from '../../domain/matching/red-dots'
import type { RedDotsView } from './red-dots.feature'

/** What is new, and what of it was seen in this browser. */
export class RedDotsModel implements RedDotsView {
  news: Editions = {}
  seen: Editions

  constructor(seen: Editions) {
    this.seen = seen
    makeObservable(this, { news: observableRef, seen: observableRef, setNews: action, setSeen: action })
  }

  has(way: PlayWayName): boolean {
    return hasDot(this.news, this.seen, way)
  }

  setNews(news: Editions): void {
    this.news = news
  }

  setSeen(seen: Editions): void {
    this.seen = seen
  }
}
