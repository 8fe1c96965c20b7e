import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { Blur } from '../../../application/calls/devices.port'
import { problem } from './problem'

/** The camera's own background blur; none unless it can be switched both ways. */
export const blurOf = (track: MediaStreamTrack | undefined): O.Option<Blur> => {
  const offered = track?.getCapabilities?.().backgroundBlur ?? []
  if (track === undefined || !offered.includes(true) || !offered.includes(false)) return O.none
  return O.some({
    on: () => track.getSettings().backgroundBlur === true,
    set: (on) =>
      TE.tryCatch(
        () => track.applyConstraints({ ...track.getConstraints(), backgroundBlur: { exact: on } }),
        () => problem('Unsupported'),
      ),
  })
}
