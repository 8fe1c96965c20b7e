import { createContext, use, type ReactNode } from 'react'
import { useLocation } from 'wouter'

type Navigate = ReturnType<typeof useLocation>[1]

const NavigateContext = createContext<Navigate | null>(null)

/** For all below: the one listener of the address that they need in order to lead elsewhere. */
export const Navigating = ({ children }: { readonly children: ReactNode }) => {
  const [, navigate] = useLocation()
  return <NavigateContext value={navigate}>{children}</NavigateContext>
}

/** Leads to a path of `pathOf`. Unlike with `useLocation`, what can only lead elsewhere is not drawn anew at each step. */
export const useNavigate = (): Navigate => {
  const navigate = use(NavigateContext)
  if (navigate === null) throw new Error('useNavigate needs Navigating above')
  return navigate
}
