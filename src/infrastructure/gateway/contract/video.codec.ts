import * as t from 'io-ts'
import { bit, shape } from './wire.codec'

/** A recording of a host; the client shows none without its mark, and the gateway tells of none (PLUS-1). */
export const recordedVideo = shape({ id: t.string, video_url: t.string }, { recorded: bit, pic: t.string })

export type RecordedVideoInfo = t.TypeOf<typeof recordedVideo>
