import { use } from 'react'
import type { FeatureName, Features } from '../../application/core'
import { useCore } from './core-context'

/** Tells React what a promise holds, so that `use` reads it at once; React notes the same on promises that it waited for. */
const settled = <A>(promise: Promise<A>, value: A | undefined): Promise<A> =>
  value === undefined ? promise : Object.assign(promise, { status: 'fulfilled', value })

/**
 * A feature that is loaded on demand; the nearest Suspense shows its skeleton meanwhile. `use` is called in every drawing:
 * a drawing that waited is repeated by React, and must ask in the same order then.
 */
export const useFeature = <Name extends FeatureName>(name: Name): Features[Name] => {
  const core = useCore()
  return use(settled(core.feature(name), core.loaded(name)))
}
