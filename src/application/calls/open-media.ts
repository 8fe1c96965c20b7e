import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { CallEvent } from '../../domain/calls/call-event'
import type { MediaSignal } from '../../domain/calls/call-signal'
import type { RoomNum } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import { storedKeys } from '../kernel/stored-keys'
import type { CallLine, HeldRoom } from './call-line'
import type { CallsContext } from './calls-context'
import type { Capture, Picture } from './devices.port'
import type { IceSettings, MediaEvents, MediaFailed } from './media-room.port'
import { makeSignalGate } from './signal-gate'

type MediaEvent = Extract<CallEvent['_tag'], 'FirstFrame' | 'PeerLeft' | 'PeerBack' | 'LinkLost'>

/** Tells when the platform plays no sound before a gesture, and whether the person knows that by now (@rule PLUS-24, DATA-13). */
const heard = ({ deps: { settings }, devices }: CallsContext, picture: Picture): Picture => ({
  ...picture,
  attach: (element) => {
    const detach = picture.attach(element, (hear) => {
      devices.change({ hear, hearKnown: O.isSome(settings.read(storedKeys.soundNotice.name)) })
      if (hear !== null) settings.write(storedKeys.soundNotice.name, '1')
    })
    return () => {
      detach()
      devices.change({ hear: null })
    }
  },
})

/** What the media say about the call; nothing any more once its line is closed. */
const eventsOf = (context: CallsContext, line: CallLine, room: RoomNum): MediaEvents => {
  const { deps, dispatch, model } = context
  const whileOpen = (run: () => void) => (line.scope.closed() ? undefined : run())
  const tell = (_tag: MediaEvent) => dispatch({ _tag, room, at: deps.clock.now() })
  return {
    onPicture: (picture) => whileOpen(() => model.setMedia({ remote: O.some(heard(context, picture)) })),
    onFirstFrame: () => whileOpen(() => tell('FirstFrame')),
    onPeerLeft: () => whileOpen(() => tell('PeerLeft')),
    onPeerDevices: ({ microphone, camera, held }) =>
      whileOpen(() =>
        model.setMedia({ peerMuted: !microphone, peerCameraOff: !camera, peerPictureHeld: held === true }),
      ),
    onQuality: (quality) => whileOpen(() => model.setMedia({ quality })),
    onLink: (link) =>
      whileOpen(() => {
        if (link === 'lost') return tell('LinkLost')
        if (link === 'connected') tell('PeerBack')
        return model.setMedia({ linkCut: link !== 'connected' })
      }),
  }
}

/** Asks for the media's addresses while it still rings; the answer is kept, a failure is asked again. */
export const prefetchIce = ({ deps }: CallsContext, line: CallLine, room: RoomNum): void => {
  const asked = deps.gateway.ice(room)()
  line.ice = pipe(
    () => asked,
    TE.orElse(() => deps.gateway.ice(room)),
  )
}

/** Not both have pressed 'Show' yet: nothing of either passes (@rule PLUS-11). */
export const meets = ({ model }: CallsContext): boolean => model.call._tag === 'Meeting'

/** Opens a media room that tells the other side nothing yet; left with its line, or at once when that is over (@rule CALL-59). */
export const openMedia = (
  context: CallsContext,
  line: CallLine,
  room: RoomNum,
  capture: Capture | null,
): TE.TaskEither<GatewayError | MediaFailed, HeldRoom> => {
  const { deps } = context
  const gate = makeSignalGate((signal) => deps.signalling.send(room, line.peer, signal))
  const ice: TE.TaskEither<GatewayError, IceSettings> = line.ice ?? deps.gateway.ice(room)
  return pipe(
    ice,
    TE.flatMap((settings) =>
      deps.media.open(
        {
          ice: settings,
          polite: line.polite,
          covered: meets(context),
          capture,
          send: gate.send,
          hold: line.scope.hold,
        },
        eventsOf(context, line, room),
      ),
    ),
    TE.map((open) => {
      line.scope.hold(open.leave)
      return { open, gate }
    }),
  )
}

/** Opens the media room while it rings, and keeps it for the answer; a failure is tried again then. */
const openSoon = (
  context: CallsContext,
  line: CallLine,
  room: RoomNum,
  capture: Capture | null,
  then: (held: HeldRoom) => void,
): void => {
  const opening = pipe(
    openMedia(context, line, room, capture),
    TE.tapIO((held) => () => {
      line.held = held
      then(held)
    }),
  )()
  line.ahead = pipe(
    () => opening,
    TE.orElse(() => openMedia(context, line, room, line.capture)),
  )
}

/** The caller's, so that its offer is ready before the other side answers (@rule CALL-22, CALL-42). */
export const openAhead = (context: CallsContext, line: CallLine, room: RoomNum): void => {
  if (!context.deps.media.opensAhead || line.polite || line.capture === null) return
  openSoon(context, line, room, line.capture, ({ gate }) => (line.rings ? gate.ring() : undefined))
}

/**
 * The callee's, without camera or microphone, so that the answer to the offer is ready when the person answers; it waits behind
 * the gate until then. One offer is enough: what follows is heard with the answer (@rule CALL-42).
 */
export const openForOffer = (context: CallsContext, line: CallLine, room: RoomNum, offer: MediaSignal): void => {
  if (!context.deps.media.opensAhead || line.ahead !== null) return
  line.polite = true
  prefetchIce(context, line, room)
  openSoon(context, line, room, null, ({ open }) => open.accept(offer))
}
