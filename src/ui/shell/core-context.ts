import { createContext, use } from 'react'
import type { Core } from '../../application/core'

export const CoreContext = createContext<Core | null>(null)

/** All that a view knows of the product. */
export const useCore = (): Core => {
  const core = use(CoreContext)
  if (core === null) throw new Error('useCore needs a CoreContext above')
  return core
}
