import { createContext, use, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'

const TrailContext = createContext<string | undefined>(undefined)

/** Notes which address was there before the one of now, in this visit. */
export const Trail = ({ children }: { readonly children: ReactNode }) => {
  const [location] = useLocation()
  const [seen, setSeen] = useState<{ readonly now: string; readonly before?: string }>({ now: location })
  if (seen.now !== location) setSeen({ now: location, before: seen.now })
  return <TrailContext value={seen.before}>{children}</TrailContext>
}

/** The address before this one, below base path and hint; undefined where a visit begins. */
export const useCameFrom = (): string | undefined => use(TrailContext)
