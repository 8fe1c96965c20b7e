import type { Case } from '../harness/check'
import type { ChatWorld } from './chat-store.world'
import { partsCases } from './parts.cases'
import { panelCases } from './panel.cases'
import { readingCases } from './reading.cases'
import { receivingCases } from './receiving.cases'
import { searchCases } from './search.cases'
import { sendingCases } from './sending.cases'

/** The promises of `ChatStores` and of the local data that belong to it. */
export const chatStoreCases: readonly Case<ChatWorld>[] = [
  ...receivingCases,
  ...sendingCases,
  ...partsCases,
  ...readingCases,
  ...panelCases,
  ...searchCases,
]
