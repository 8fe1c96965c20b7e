import { systemId } from '../../domain/chat/system-sender'
import { useCore } from './core-context'
import { pathOf } from './routes'

type Support = {
  readonly href: string
  /** Below base path and hint, where it is a page of the product. */
  readonly path?: string
}

/** Where customer service is: the chat with the team, or what the deployment names instead. @rule SHELL-86 SHELL-87 */
export const useSupport = (): Support => {
  const { support } = useCore().config
  const path = pathOf('IMMessageSession', { friendId: systemId.team })
  return support === '' ? { href: path, path } : { href: support }
}
