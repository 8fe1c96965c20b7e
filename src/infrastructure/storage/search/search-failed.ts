import type { SearchFailed } from '../../../application/chat/message-search.port'

export const searchFailed = (cause: unknown): SearchFailed => ({ _tag: 'SearchFailed', cause })
