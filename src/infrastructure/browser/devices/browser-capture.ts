import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import type { Blur, Capture, DeviceProblem, Picture } from '../../../application/calls/devices.port'
import { substitutes, type DeviceChoice, type DeviceInfo, type DeviceKind } from '../../../domain/calls/device'
import { streamPicture } from '../stream-picture'
import { blurOf } from './blur'
import { constraintsOf } from './constraints'
import { listDevices } from './device-list'
import { measureLevel } from './level-meter'
import { problem, problemOf } from './problem'
import type { Speakers } from './speakers'
import { stillOf } from './still'

export type MediaSource = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>

type TrackKind = 'camera' | 'microphone'
type Opened = E.Either<DeviceProblem, MediaStreamTrack>

const kinds: readonly TrackKind[] = ['camera', 'microphone']

/** Camera and microphone in one stream whose tracks may be exchanged. */
export class BrowserCapture implements Capture {
  readonly picture: Picture
  readonly source: MediaStream
  private readonly media: MediaSource
  private readonly speakers: Speakers
  private readonly onChanged = new Set<IO<void>>()
  private readonly onLost = new Set<(kind: DeviceKind, instead: O.Option<DeviceInfo>) => void>()
  private released = false
  /** Changes happen one after the other. */
  private line: Promise<unknown> = Promise.resolve()

  constructor(media: MediaSource, speakers: Speakers, source: MediaStream) {
    this.media = media
    this.speakers = speakers
    this.source = source
    this.picture = streamPicture(source, null)
    kinds.forEach((kind) => this.guard(kind))
  }

  get blur(): O.Option<Blur> {
    return blurOf(this.track('camera'))
  }

  readonly changed: Capture['changed'] = (run) => {
    this.onChanged.add(run)
    return () => void this.onChanged.delete(run)
  }

  readonly lost: Capture['lost'] = (run) => {
    this.onLost.add(run)
    return () => void this.onLost.delete(run)
  }

  readonly using = (): DeviceChoice => {
    const [camera, microphone] = kinds.map((kind) => this.track(kind)?.getSettings().deviceId)
    const speaker = this.speakers.current()
    return { ...(camera && { camera }), ...(microphone && { microphone }), ...(speaker && { speaker }) }
  }

  readonly use: Capture['use'] = (choice) => () =>
    this.inTurn(async () => {
      if (choice.speaker !== undefined) this.speakers.use(choice.speaker)
      for (const kind of kinds) {
        const id = choice[kind]
        if (id === undefined || id === this.using()[kind]) continue
        const opened = await this.exchange(kind, id)
        if (E.isLeft(opened)) return opened
      }
      return E.right(undefined)
    })

  readonly levels: Capture['levels'] = (onLevel) => {
    const measure = () => {
      const track = this.track('microphone')
      return track ? measureLevel(track, onLevel) : () => {}
    }
    let stop = measure()
    const stopFollowing = this.changed(() => {
      stop()
      stop = measure()
    })
    return () => {
      stopFollowing()
      stop()
    }
  }

  readonly still: Capture['still'] = (quality) => () => stillOf(this.track('camera'), quality)()

  readonly release = (): void => {
    this.released = true
    this.onChanged.clear()
    this.onLost.clear()
    this.source.getTracks().forEach((track) => track.stop())
  }

  private inTurn<A>(work: () => Promise<A>): Promise<A> {
    const done = this.line.then(work)
    this.line = done
    return done
  }

  private track(kind: TrackKind): MediaStreamTrack | undefined {
    return (kind === 'camera' ? this.source.getVideoTracks() : this.source.getAudioTracks())[0]
  }

  private async opened(kind: TrackKind, id: string): Promise<Opened> {
    try {
      const [track] = (await this.media.getUserMedia(constraintsOf(kind, id))).getTracks()
      return E.fromNullable(missing(kind))(track)
    } catch (cause) {
      return E.left(problemOf(cause) ?? missing(kind))
    }
  }

  /** Where only one camera may be open at a time, the old one gives way, and comes back if the new one fails. */
  private async exchange(kind: TrackKind, id: string): Promise<Opened> {
    const old = this.track(kind)
    let opened = await this.opened(kind, id)
    if (E.isLeft(opened) && opened.left._tag === 'DeviceInUse' && old?.readyState === 'live') {
      const before = old.getSettings().deviceId
      old.stop()
      opened = await this.opened(kind, id)
      if (E.isLeft(opened) && before !== undefined) {
        const again = await this.opened(kind, before)
        if (E.isRight(again)) this.replace(kind, again.right)
      }
    }
    if (E.isRight(opened)) this.replace(kind, opened.right)
    return opened
  }

  /** The new track takes the place of the old one, switched on or off as that was. */
  private replace(kind: TrackKind, track: MediaStreamTrack): void {
    const old = this.track(kind)
    if (this.released) return track.stop()
    if (old) {
      track.enabled = old.enabled
      old.onended = null
      this.source.removeTrack(old)
      old.stop()
    }
    this.source.addTrack(track)
    this.guard(kind)
    this.onChanged.forEach((run) => run())
  }

  private guard(kind: TrackKind): void {
    const track = this.track(kind)
    if (track) track.onended = () => void this.inTurn(() => this.fallBack(kind, track))
  }

  /** Goes over to the next device that opens, and says so either way. */
  private async fallBack(kind: TrackKind, gone: MediaStreamTrack): Promise<void> {
    if (this.released || this.track(kind) !== gone) return
    const all = await listDevices(this.media)
    let instead: O.Option<DeviceInfo> = O.none
    for (const device of substitutes(all, kind, gone.getSettings().deviceId)) {
      const opened = await this.opened(kind, device.id)
      if (E.isLeft(opened)) continue
      this.replace(kind, opened.right)
      instead = O.some(device)
      break
    }
    this.onLost.forEach((run) => run(kind, instead))
  }
}

const missing = (kind: TrackKind): DeviceProblem => problem(kind === 'camera' ? 'CameraMissing' : 'MicrophoneMissing')
