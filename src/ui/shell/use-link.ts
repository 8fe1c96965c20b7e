import { useCallback, type MouseEvent } from 'react'
import { useRouter } from 'wouter'
import { useNavigate } from './use-navigate'

export type LinkProps = { readonly href: string; readonly onClick: (event: MouseEvent) => void }

/** Turns a path of `pathOf` into what an `<a>` or a `ListRow` needs: a real address, opened without a reload. */
export const useLink = (): ((path: string) => LinkProps) => {
  const { base } = useRouter()
  const navigate = useNavigate()
  return useCallback(
    (path: string) => ({
      href: base + path,
      onClick: (event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        navigate(path)
      },
    }),
    [base, navigate],
  )
}
