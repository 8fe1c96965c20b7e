import { observer } from 'mobx-react-lite'
import { useCore } from '../shell/core-context'
import { Editor } from './editor.view'

/** The editor of the own profile. @rule SHELL-13 */
export const Page = observer(() => {
  const { session } = useCore().account.view
  return session._tag === 'SignedIn' && <Editor key={session.me.id} me={session.me} />
})
