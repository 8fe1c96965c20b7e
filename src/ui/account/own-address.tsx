import { VisuallyHidden } from '../design/visually-hidden'

/** The address, so that password managers know whose password it is. */
export const OwnAddress = ({ address }: { readonly address: string }) => (
  <VisuallyHidden>
    <input type="text" autoComplete="username" value={address} readOnly tabIndex={-1} aria-hidden />
  </VisuallyHidden>
)
