import { declareDatabase } from './chat-database'
import type { Asked } from '../search/protocol'
import { serveSearch } from './serve-search'

/** Holds the index of the messages away from the page, as long as the page searches. */
const hear = serveSearch(declareDatabase(), (told) => postMessage(told))
addEventListener('message', (event: MessageEvent<Asked>) => hear(event.data))
