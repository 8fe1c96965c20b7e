import * as TE from 'fp-ts/TaskEither'
import type { MediaFailed, MediaRoom } from '../../../application/calls/media-room.port'
import { SECOND } from '../../../domain/kernel/time'
import { AgoraRoom, type AgoraRoomDeps } from './agora-room'
import type { AgoraSdk } from './agora-sdk'
import { loadAgora } from './load-agora'
import { within } from '../../time-limit'

/** For fetching the SDK, some 300 kB. */
const LOAD_LIMIT_MS = 20 * SECOND

const failed = (cause: unknown): MediaFailed => ({ _tag: 'MediaFailed', cause })

/**
 * Media through the servers of Agora (@rule GATE-28, GATE-30). The SDK comes with the first call; nothing that it leaves
 * pending keeps a call waiting.
 */
export const makeAgoraMediaRoom = (
  deps: Omit<AgoraRoomDeps, 'sdk'>,
  load: () => Promise<AgoraSdk> = loadAgora,
): MediaRoom => ({
  warm: () => void load().catch((cause: unknown) => deps.journal.dropped('media SDK', cause)),
  // Joining the vendor's channel would show the picture to the vendor.
  opensAhead: false,
  open: (settings, events) =>
    TE.tryCatch(async () => {
      const { capture, ice } = settings
      const local = capture?.source
      if (capture === null || !(local instanceof MediaStream)) throw new TypeError('this capture is not of a browser')
      if (ice.pass === undefined) throw new Error('the gateway gives no pass for the vendor')
      const sdk = await within(deps.clock, LOAD_LIMIT_MS, 'loading the SDK', load())
      const room = new AgoraRoom({ ...deps, sdk }, settings, events, { capture, local, pass: ice.pass })
      settings.hold?.(room.leave)
      await room.enter()
      return room
    }, failed),
})
