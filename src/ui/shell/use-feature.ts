import { use } from 'react'
import type { FeatureName, Features } from '../../application/core'
import { useCore } from './core-context'

/** A feature that is loaded on demand; the nearest Suspense shows its skeleton meanwhile. */
export const useFeature = <Name extends FeatureName>(name: Name): Features[Name] => {
  const core = useCore()
  return core.loaded(name) ?? use(core.feature(name))
}
