import { lazy } from 'react'
import { loadPatiently } from './load-chunk'

const load = () => loadPatiently(() => import('./unread'))

/** Only members have messages: visitors do not wait for these. */
export const LazyUnreadBubble = lazy(async () => ({ default: (await load()).UnreadBubble }))
export const LazyUnreadFaces = lazy(async () => ({ default: (await load()).UnreadFaces }))
