import { observer } from 'mobx-react-lite'
import { useCore } from '../shell/core-context'
import { SessionNoticeDialog } from './session-notice.view'
import { SignInDialog } from './sign-in-dialog.view'

/** The login popup and the notices of a session that ended; loaded when one of them is due. */
export const Layer = observer(() => {
  const { signIn, notice } = useCore().account.view
  return (
    <>
      {signIn._tag !== 'Closed' && <SignInDialog step={signIn} />}
      {notice._tag === 'Some' && <SessionNoticeDialog notice={notice.value} />}
    </>
  )
})
