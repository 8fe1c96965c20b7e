import { observer } from 'mobx-react-lite'
import type { SessionNotice } from '../../application/account/account.feature'
import type { OpenSignIn } from '../../domain/account/sign-in'
import { useCore } from '../shell/core-context'
import { BanScreen } from './ban-screen.view'
import { LeavingNotice } from './leaving-notice.view'
import { SessionNoticeDialog } from './session-notice.view'
import { SignInDialog } from './sign-in-dialog.view'

/** A sign-in that a ban refused is told in full. */
const Entrance = observer(({ step }: { readonly step: OpenSignIn }) => {
  const { account } = useCore()
  const { problem } = step
  return problem?._tag === 'Code' && problem.ban !== undefined ? (
    <BanScreen code={problem.code} message={problem.message} ban={problem.ban} onClose={account.closeSignIn} />
  ) : (
    <SignInDialog step={step} />
  )
})

const Farewell = observer(({ notice }: { readonly notice: SessionNotice }) => {
  const { account } = useCore()
  if (notice._tag === 'Leaving') return <LeavingNotice deleteAt={notice.deleteAt} />
  const { ban, code, message } = notice
  if (ban === undefined) return <SessionNoticeDialog notice={notice} />
  return <BanScreen code={code} message={message} ban={ban} onClose={account.dismissNotice} />
})

/** The login popup and the notices of a session that ended; loaded when one of them is due. */
export const Layer = observer(() => {
  const { signIn, notice } = useCore().account.view
  return (
    <>
      {signIn._tag !== 'Closed' && <Entrance step={signIn} />}
      {notice._tag === 'Some' && <Farewell notice={notice.value} />}
    </>
  )
})
