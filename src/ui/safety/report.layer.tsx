import { lazy, Suspense, useEffect } from 'react'
import { OverAll } from '../design/layer'
import { useWindowStore } from '../design/window-store'
import { loadChunk } from '../shell/load-chunk'
import { reporting } from '../shell/reporting.store'

const ReportFlow = lazy(() =>
  loadChunk(() => import('./report-flow.view')).then((module) => ({ default: module.ReportFlow })),
)

const close = (): void => reporting.set(null)

/** The report flow, wherever it was opened from. @rule SAFE-1 */
export const Layer = () => {
  const asked = useWindowStore(reporting)
  useEffect(() => close, [])
  return (
    asked && (
      <Suspense>
        <OverAll value={asked.overAll}>
          <ReportFlow key={asked.person} {...asked} onClose={close} />
        </OverAll>
      </Suspense>
    )
  )
}
