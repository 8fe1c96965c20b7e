import { action, makeObservable, observableRef } from 'mobx'
import type { MessageSearchView, SearchState } from './message-search.feature'

/** What is being searched for, and what was found. */
export class MessageSearchModel implements MessageSearchView {
  text = ''
  state: SearchState = { _tag: 'Idle' }

  constructor() {
    makeObservable(this, { text: observableRef, state: observableRef, type: action, show: action })
  }

  type(text: string): void {
    this.text = text
  }

  show(state: SearchState): void {
    this.state = state
  }
}
