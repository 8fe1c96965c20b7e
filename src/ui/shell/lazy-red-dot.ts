import { lazy } from 'react'
import { SECOND } from '../../domain/kernel/time'
import { loadChunk } from './load-chunk'
import { whenIdle } from './when-idle'

const rest = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve, SECOND))

/** Comes when the page of the sign-in has long had its time: it leads to other pages. */
export const LazyRedDot = lazy(async () => {
  await rest()
  return { default: (await loadChunk(() => import('./red-dot'))).RedDot }
})
