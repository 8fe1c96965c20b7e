import type { Journal } from '../../application/kernel/journal.port'
import type { KeyedStore } from '../../application/kernel/keyed-store.port'
import type { Gateway } from '../gateway/gateway'
import type { CoreAdapters } from './adapters'

interface Deps {
  /** Cookies that last a day. */
  readonly dayCookies: KeyedStore
  readonly gateway: Gateway
  readonly journal: Journal
}

type FindingAdapters = Pick<CoreAdapters, 'cards' | 'hotVideos' | 'matching' | 'redDots' | 'wall'>

/** Finding people: matches, cards, hot videos, the wall, and what is new behind the tabs. */
export const findingAdapters = ({ dayCookies, gateway, journal }: Deps): FindingAdapters => ({
  matching: async () => {
    const { makeMatchGateway } = await import('../gateway/match-gateway.adapter')
    return { gateway: makeMatchGateway(gateway), tips: dayCookies }
  },
  cards: async () => {
    const { makeCardsGateway } = await import('../gateway/cards-gateway.adapter')
    return { gateway: makeCardsGateway(gateway, journal) }
  },
  hotVideos: async () => {
    const [{ makeHotVideosGateway }, { makeClips }] = await Promise.all([
      import('../gateway/hot-videos-gateway.adapter'),
      import('../gateway/clips.adapter'),
    ])
    return { gateway: makeHotVideosGateway(gateway), clips: makeClips() }
  },
  wall: async () => {
    const { makeWallGateway } = await import('../gateway/wall-gateway.adapter')
    return { gateway: makeWallGateway(gateway) }
  },
  redDots: async () => {
    const { makeRedDotsGateway } = await import('../gateway/red-dots-gateway.adapter')
    return { gateway: makeRedDotsGateway(gateway) }
  },
})
