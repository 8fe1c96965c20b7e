import type { LivcamChat } from './chat-database'
import { dexieSearchRows } from './dexie-search-rows'
import type { Asked, Told } from '../search/protocol'
import { SearchEngine } from '../search/search-engine'

/** Answers what a page asks about the messages in a database; the first word of the page is whose they are. */
export const serveSearch = (database: LivcamChat, tell: (told: Told) => void): ((asked: Asked) => void) => {
  let engine: SearchEngine | null = null
  const onFailure = (cause: unknown): void => tell({ _tag: 'Failed', cause: String(cause) })
  return (asked) => {
    switch (asked._tag) {
      case 'Open': {
        const rows = dexieSearchRows(database, asked.me)
        engine = new SearchEngine({ me: asked.me, rows, onFailure, onNews: () => tell({ _tag: 'News' }) })
        return
      }
      case 'Changed':
        return engine?.changed(asked.friends)
      case 'Find':
        engine
          ?.find(asked.query, asked.now, asked.limit)
          .then((found) => tell({ _tag: 'Found', turn: asked.turn, found }), onFailure)
    }
  }
}
