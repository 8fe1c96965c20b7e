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
import type { StateOf } from './permission'
import type { Speakers } from './speakers'

export type MediaSource = Pick<
  MediaDevices,
  'addEventListener' | 'enumerateDevices' | 'getUserMedia' | 'removeEventListener'
>

export interface CaptureDeps {
  readonly media: MediaSource
  readonly speakers: Speakers
  readonly state: StateOf
}

type TrackKind = 'camera' | 'microphone'
type Opened = E.Either<DeviceProblem, MediaStreamTrack>

/** The speaker that the platform chooses. */
const PLATFORM = ''

const kinds: readonly TrackKind[] = ['camera', 'microphone']

/** Camera and microphone in one stream whose tracks may be exchanged. */
export class BrowserCapture implements Capture {
  readonly picture: Picture
  readonly source: MediaStream
  private readonly deps: CaptureDeps
  private readonly onChanged = new Set<IO<void>>()
  private readonly onLost = new Set<(kind: DeviceKind, instead: O.Option<DeviceInfo>) => void>()
  private released = false
  /** Changes happen one after the other. */
  private line: Promise<unknown> = Promise.resolve()

  constructor(deps: CaptureDeps, source: MediaStream) {
    this.deps = deps
    this.source = source
    this.picture = streamPicture(source, null)
    kinds.forEach((kind) => this.guard(kind))
    deps.media.addEventListener('devicechange', this.plugged)
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
    const speaker = this.deps.speakers.current()
    return { ...(camera && { camera }), ...(microphone && { microphone }), ...(speaker && { speaker }) }
  }

  readonly facesAway = (): boolean => this.track('camera')?.getSettings().facingMode === 'environment'

  readonly use: Capture['use'] = (choice) => () =>
    this.inTurn(async () => {
      if (choice.speaker !== undefined) this.deps.speakers.use(choice.speaker)
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

  readonly still: Capture['still'] = (quality) => this.picture.still(quality)

  readonly release = (): void => {
    this.released = true
    this.onChanged.clear()
    this.onLost.clear()
    this.deps.media.removeEventListener('devicechange', this.plugged)
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
      const [track] = (await this.deps.media.getUserMedia(constraintsOf(kind, id))).getTracks()
      return E.fromNullable(missing(kind))(track)
    } catch (cause) {
      return E.left((await problemOf(cause, this.deps.state)) ?? missing(kind))
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

  /** Goes over to the next device that opens, and says so; that there is none, it says once. */
  private async fallBack(kind: TrackKind, gone: MediaStreamTrack): Promise<void> {
    if (this.released || this.track(kind) !== gone) return
    const instead = await this.substitute(kind, gone)
    if (O.isSome(instead) || gone.onended !== null) this.tellLost(kind, instead)
    gone.onended = null
  }

  private async substitute(kind: TrackKind, gone: MediaStreamTrack): Promise<O.Option<DeviceInfo>> {
    for (const device of substitutes(await listDevices(this.deps.media), kind, gone.getSettings().deviceId)) {
      const opened = await this.opened(kind, device.id)
      if (E.isLeft(opened)) continue
      this.replace(kind, opened.right)
      return O.some(device)
    }
    return O.none
  }

  private tellLost(kind: DeviceKind, instead: O.Option<DeviceInfo>): void {
    this.onLost.forEach((run) => run(kind, instead))
  }

  /** What was plugged in takes the place of what is gone; speakers that are gone leave it to the platform. */
  private readonly plugged = (): void =>
    void this.inTurn(async () => {
      for (const kind of kinds) {
        const track = this.track(kind)
        if (track?.readyState === 'ended') await this.fallBack(kind, track)
      }
      await this.followSpeaker()
    })

  private async followSpeaker(): Promise<void> {
    const { media, speakers } = this.deps
    const current = speakers.current()
    if (this.released || current === undefined || current === PLATFORM) return
    const all = (await listDevices(media)).filter((one) => one.kind === 'speaker')
    if (all.some((one) => one.id === current)) return
    speakers.use(PLATFORM)
    this.tellLost('speaker', O.fromNullable(all[0]))
  }
}

const missing = (kind: TrackKind): DeviceProblem => problem(kind === 'camera' ? 'CameraMissing' : 'MicrophoneMissing')
