import { observer } from 'mobx-react-lite'
import { useDeferredValue } from 'react'
import { useWindowStore } from '../design/window-store'
import { reporting } from '../shell/reporting.store'
import { useFeature } from '../shell/use-feature'
import { CallStage } from './call-stage'
import { OpenCheck } from './device-check'
import { EndingNote } from './ending-note'
import { LikedEachOther } from './liked-each-other'
import { ReceiptDialog } from './receipt-dialog'
import { ResumeOffer } from './resume-offer'
import { RingSigns } from './ring-signs'
import { Ringing } from './ringing'
import { SimulatedCall } from './simulated-call'
import { StartDialogs } from './start-dialogs'

/** Everything of a call that lies above all routes (SHELL-74): its start, ringing, the talk, the receipt. */
export const Layer = observer(() => {
  // Drawing the stage at once would hold up the signals that connect the call by its whole length (CALL-42).
  const call = useDeferredValue(useFeature('calls').view.call)
  // The receipt waits while somebody still says what is wrong: two questions at once are none.
  const reported = useWindowStore(reporting)
  return (
    <>
      <StartDialogs />
      <RingSigns />
      <SimulatedCall />
      {call._tag === 'Ringing' && (call.afterLike === true ? <LikedEachOther call={call} /> : <Ringing call={call} />)}
      {call._tag === 'Resumable' && <ResumeOffer call={call} />}
      {(call._tag === 'Meeting' || call._tag === 'Connecting' || call._tag === 'Live') && <CallStage call={call} />}
      <OpenCheck />
      <EndingNote />
      {reported === null && <ReceiptDialog />}
    </>
  )
})
