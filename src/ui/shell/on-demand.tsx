import { cloneElement, Suspense, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary'

type Props = {
  /** A button that hands its attributes on. */
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly popup?: 'menu' | 'dialog'
  /** The menu, or what else pops up, with the same trigger, open from the start. */
  readonly children: ReactNode
}

/** Keeps the machinery of what pops up out of the first drawing: it is made with the first press. */
export const OnDemand = ({ trigger, popup = 'menu', children }: Props) => {
  const [wanted, setWanted] = useState(false)
  if (!wanted)
    return cloneElement(trigger, { onClick: () => setWanted(true), 'aria-haspopup': popup, 'aria-expanded': false })
  return (
    <ErrorBoundary scope="silent" instead={trigger}>
      <Suspense fallback={cloneElement(trigger, { 'aria-busy': true })}>{children}</Suspense>
    </ErrorBoundary>
  )
}
