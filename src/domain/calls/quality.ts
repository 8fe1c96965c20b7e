import type { Ladder, Rung } from './picture-ladder'

/** How well the own sound and picture go out, and what the app did to the picture for it (PLUS-21). */
export interface CallQuality {
  readonly level: 'good' | 'fair' | 'poor'
  readonly picture: Rung
}

const levels: Readonly<Record<Rung, CallQuality['level']>> = {
  full: 'good',
  smaller: 'fair',
  slower: 'poor',
  off: 'poor',
}

/** Before anything is known. */
export const goodQuality: CallQuality = { level: 'good', picture: 'full' }

export const qualityOf = ({ rung }: Pick<Ladder, 'rung'>): CallQuality => ({ level: levels[rung], picture: rung })
