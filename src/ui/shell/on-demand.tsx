import { cloneElement, Suspense, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary'

type Props = {
  /** A button that hands its attributes on. */
  readonly trigger: ReactElement<ComponentProps<'button'>>
  /** The menu with the same trigger, open from the start. */
  readonly children: ReactNode
}

/** Keeps the machinery of a menu out of the first screen: it is loaded with the first press. */
export const OnDemand = ({ trigger, children }: Props) => {
  const [wanted, setWanted] = useState(false)
  if (!wanted)
    return cloneElement(trigger, { onClick: () => setWanted(true), 'aria-haspopup': 'menu', 'aria-expanded': false })
  return (
    <ErrorBoundary scope="silent" instead={trigger}>
      <Suspense fallback={cloneElement(trigger, { 'aria-busy': true })}>{children}</Suspense>
    </ErrorBoundary>
  )
}
