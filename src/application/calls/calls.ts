import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import { isOn } from '../../domain/calls/call'
import { volumeOf } from '../../domain/calls/volume'
import { makeAnswerCall } from './answer-call.use-case'
import { makeAnswerSoon } from './answer-soon'
import { makeBilling } from './billing'
import { BillingModel } from './billing.model'
import { CallModel } from './call.model'
import { makeBlockPeer } from './block-peer.use-case'
import { makeCallSafety } from './call-safety'
import { CallSafetyModel } from './call-safety.model'
import { closeCheck } from './device-check'
import { DevicesModel } from './devices.model'
import { makeDevicesPart } from './devices-part'
import { emptyDesk, type CallsContext } from './calls-context'
import type { CallsDeps } from './calls.deps'
import type { CallsFeature } from './calls.feature'
import type { CallsInbox } from './calls-inbox'
import { makeChanges, type Changes } from './changes'
import { makeDispatch } from './dispatch'
import { endWhenHidden } from './end-when-hidden'
import { makeHangUp } from './hang-up.use-case'
import { makeMeetingDesk } from './meeting-desk'
import { closePreview } from './own-preview'
import { makePictureInPicturePart } from './picture-in-picture'
import { makePlaceCall } from './place-call.use-case'
import { makeRejoinCall } from './rejoin-call.use-case'
import { makeBellKeeper } from './ring-bell'
import { makeRingNotices, type RingNotices } from './ring-notices'
import { isEngaged, reportStatus } from './ring-status'
import { makeOnRoom, makeOnSignal } from './room-actions'
import { makeShowSelf } from './show-self.use-case'
import { makeSnapshotPlan } from './snapshot-plan'
import { makeSimulatedCall, type SimulatedCallPart } from './simulated-call'
import { makeClearStaleRoom } from './stale-room.use-case'
import { leaveStart, makeProceed } from './starting'
import { hearTabs } from './tab-news'
import { makeOnReported, makeScene } from './witness'

/** Parts with a state of their own. */
interface Parts {
  readonly notices: RingNotices
  readonly simulated: SimulatedCallPart
  readonly busy: IO<boolean>
  readonly changes: Changes
}

const makeFeature = (context: CallsContext, { changes, notices, simulated }: Parts): CallsFeature => {
  const { deps, desk, model } = context
  const end = makeHangUp(context)
  const hangUp = T.fromIO(end)
  return {
    view: model,
    place: makePlaceCall(context),
    proceed: makeProceed(context),
    abandon: () => leaveStart(context),
    answer: makeAnswerCall(context),
    decline: hangUp,
    rejoin: makeRejoinCall(context),
    hangUp,
    show: makeShowSelf(context),
    block: makeBlockPeer(context, end),
    mute: (muted) => {
      model.setMedia({ muted })
      desk.talking?.room?.volume(volumeOf(muted))
    },
    camera: (on) => {
      model.setMedia({ cameraOff: !on })
      desk.talking?.room?.camera(on)
    },
    pictureInPicture: makePictureInPicturePart(deps.pictureInPicture),
    ringing: { speak: notices.speak, answerSoon: makeAnswerSoon(context, changes) },
    simulated,
    safety: makeCallSafety(context),
    billing: makeBilling(context),
    devices: makeDevicesPart(context),
    engaged: () => isEngaged(context),
    dismissFriendAdd: () => model.dismissFriendAdd(),
    dismissReceipt: () => {
      const { call } = model
      if (call._tag === 'Ended') context.dispatch({ _tag: 'Dismissed', room: call.room, at: deps.clock.now() })
      model.setReceipt(O.none)
    },
  }
}

const makeInbox = (context: CallsContext, parts: Parts): CallsInbox => {
  const { notices, simulated } = parts
  const { desk, model, settle } = context
  const hangUp = makeHangUp(context)
  const clearStaleRoom = makeClearStaleRoom(context)
  let stops: readonly IO<void>[] = []
  const stop: IO<void> = () => stops.forEach((end) => end())
  return {
    begin: T.flatten(async () => {
      stop()
      stops = [hearTabs(context, makeOnReported(context)), endWhenHidden(context), notices.watch()]
      return clearStaleRoom
    }),
    end: () => {
      stop()
      leaveStart(context)
      closeCheck(context)
      closePreview(context)
      simulated.end()
      hangUp()
      desk.elsewhere = null
      model.reset()
      context.billing.reset()
      settle()
    },
    lead: () => {
      desk.leads = true
      void context.plan.load()
      settle()
      return () => {
        desk.leads = false
        settle()
      }
    },
    ...makeScene(context),
    meetings: makeMeetingDesk(context, parts),
    onRoom: makeOnRoom(context),
    onSignal: makeOnSignal(context),
  }
}

/** The calls of whoever is signed in: what any user interface gets, and what the connection tells it. */
export const makeCallsFeature = (deps: CallsDeps): { readonly feature: CallsFeature; readonly inbox: CallsInbox } => {
  const desk = emptyDesk()
  const keepBell = makeBellKeeper(() => context)
  const settle = () => {
    if (isOn(context.model.call)) parts.simulated.end()
    keepBell()
    parts.notices.settle()
    reportStatus(context)
    changes.run()
  }
  const changes = makeChanges()
  const model = new CallModel((id) => O.toNullable(deps.person(id))?.relation ?? null)
  const context: CallsContext = {
    deps,
    desk,
    model,
    billing: new BillingModel(model),
    safety: new CallSafetyModel(),
    devices: new DevicesModel(),
    plan: makeSnapshotPlan(deps.snapshots),
    dispatch: makeDispatch(() => context),
    settle,
  }
  const busy = () => isEngaged(context) || desk.starting !== null
  const parts: Parts = {
    notices: makeRingNotices(() => context),
    simulated: makeSimulatedCall(deps, busy, changes.run),
    busy,
    changes,
  }
  return { feature: makeFeature(context, parts), inbox: makeInbox(context, parts) }
}
