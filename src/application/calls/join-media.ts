import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { CallEvent } from '../../domain/calls/call-event'
import { volumeOf } from '../../domain/calls/volume'
import type { RoomNum } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import { lineOf, type CallsContext } from './calls-context'
import type { CallLine } from './call-line'
import type { Capture, Picture } from './devices.port'
import type { IceSettings, MediaEvents, OpenRoom } from './media-room.port'

type MediaEvent = Extract<CallEvent['_tag'], 'FirstFrame' | 'PeerLeft' | 'PeerBack' | 'LinkLost' | 'Failed'>

const tell = ({ deps, dispatch }: CallsContext, room: RoomNum, _tag: MediaEvent): boolean =>
  dispatch({ _tag, room, at: deps.clock.now() })

/** Tells when the platform plays no sound before a gesture (@rule PLUS-24). */
const heard = ({ devices }: CallsContext, picture: Picture): Picture => ({
  ...picture,
  attach: (element) => {
    const detach = picture.attach(element, (hear) => devices.change({ hear }))
    return () => {
      detach()
      devices.change({ hear: null })
    }
  },
})

/** What the media say about the call; nothing any more once its line is closed. */
const eventsOf = (context: CallsContext, line: CallLine, room: RoomNum): MediaEvents => {
  const { model } = context
  const whileOpen = (run: () => void) => (line.scope.closed() ? undefined : run())
  return {
    onPicture: (picture) => whileOpen(() => model.setMedia({ remote: O.some(heard(context, picture)) })),
    onFirstFrame: () => whileOpen(() => tell(context, room, 'FirstFrame')),
    onPeerLeft: () => whileOpen(() => tell(context, room, 'PeerLeft')),
    onPeerDevices: ({ microphone, camera }) =>
      whileOpen(() => model.setMedia({ peerMuted: !microphone, peerCameraOff: !camera })),
    onQuality: (quality) => whileOpen(() => model.setMedia({ quality })),
    onLink: (link) =>
      whileOpen(() => {
        if (link === 'lost') return tell(context, room, 'LinkLost')
        if (link === 'connected') tell(context, room, 'PeerBack')
        return model.setMedia({ linkCut: link !== 'connected' })
      }),
  }
}

const enter = ({ model }: CallsContext, line: CallLine, open: OpenRoom): void => {
  line.scope.hold(open.leave)
  if (line.scope.closed()) return
  line.room = open
  if (model.muted) open.volume(volumeOf(true))
  if (model.cameraOff) open.camera(false)
  const { early } = line
  line.early = []
  early.forEach((signal) => open.accept(signal))
}

/** Asks for the media's addresses while it still rings; the answer is kept, a failure is asked again. */
export const prefetchIce = ({ deps }: CallsContext, line: CallLine, room: RoomNum): void => {
  const asked = deps.gateway.ice(room)()
  line.ice = pipe(
    () => asked,
    TE.orElse(() => deps.gateway.ice(room)),
  )
}

const openRoom = (
  context: CallsContext,
  line: CallLine,
  room: RoomNum,
  settings: { readonly ice: IceSettings; readonly capture: Capture },
) =>
  context.deps.media.open(
    { ...settings, polite: line.polite, send: (signal) => context.deps.signalling.send(room, line.peer, signal) },
    eventsOf(context, line, room),
  )

/**
 * Enters the media room of a call that was answered and says so; failing ends the call. Whatever opens after the end is
 * released at once (@rule CALL-7, CALL-59).
 */
export const joinMedia = (context: CallsContext, room: RoomNum): T.Task<void> => {
  const line = lineOf(context, room)
  const capture = line?.capture
  if (line === null || capture === null || capture === undefined) {
    return T.fromIO(() => void tell(context, room, 'Failed'))
  }
  const ice: TE.TaskEither<GatewayError, IceSettings> = line.ice ?? context.deps.gateway.ice(room)
  return pipe(
    ice,
    TE.flatMap((settings) => openRoom(context, line, room, { ice: settings, capture })),
    TE.map((open) => enter(context, line, open)),
    TE.tapTask(() => (line.scope.closed() ? T.of(undefined) : context.deps.gateway.notify('notifyJoinCall', room))),
    TE.match(
      () => void tell(context, room, 'Failed'),
      () => undefined,
    ),
  )
}
