import type { IO } from 'fp-ts/IO'
import type { Capture } from '../../../application/calls/devices.port'
import type { Journal } from '../../../application/kernel/journal.port'
import type { Volume } from '../../../domain/calls/volume'
import type { AgoraClient, AgoraSdk, AgoraTrack } from './agora-sdk'

interface Deps {
  readonly client: AgoraClient
  readonly capture: Capture
  readonly journal: Journal
  readonly local: MediaStream
  readonly sdk: AgoraSdk
}

interface Published {
  readonly sound: AgoraTrack | null
  readonly picture: AgoraTrack | null
}

const all = ({ picture, sound }: Published): readonly AgoraTrack[] =>
  [sound, picture].filter((track): track is AgoraTrack => track !== null)

/** What this side sends; when devices change, new tracks take the place of the old ones. */
export class OwnTracks {
  private readonly deps: Deps
  private readonly stopFollowing: IO<void>
  private published: Published
  private loudness: Volume = 100
  private seen = true
  private sending = false
  private line: Promise<void> = Promise.resolve()
  private closed = false

  constructor(deps: Deps) {
    this.deps = deps
    this.published = this.make()
    this.stopFollowing = deps.capture.changed(() => this.follow())
  }

  /** From now on the other side gets what is here, and whatever takes its place. */
  publish(): Promise<void> {
    this.sending = true
    return this.deps.client.publish(all(this.published))
  }

  /** @rule CALL-86 */
  volume(volume: Volume): void {
    this.loudness = volume
    for (const track of this.deps.local.getAudioTracks()) track.enabled = volume > 0
    this.published.sound?.setVolume(volume)
  }

  camera(on: boolean): void {
    this.seen = on
    for (const track of this.deps.local.getVideoTracks()) track.enabled = on
    this.queue(async () => {
      await this.published.picture?.setMuted(!on)
    })
  }

  devices(): { readonly microphone: boolean; readonly camera: boolean } {
    return {
      microphone: this.loudness > 0 && this.published.sound !== null,
      camera: this.seen && this.published.picture !== null,
    }
  }

  close(): void {
    this.closed = true
    this.stopFollowing()
    all(this.published).forEach((track) => track.close())
  }

  private make(): Published {
    const { local, sdk } = this.deps
    const [sound, picture] = [local.getAudioTracks()[0], local.getVideoTracks()[0]]
    return {
      sound: sound === undefined ? null : sdk.soundOf(sound),
      picture: picture === undefined ? null : sdk.pictureOf(picture),
    }
  }

  private follow(): void {
    this.queue(async () => {
      const before = this.published
      this.published = this.make()
      if (this.sending) await this.deps.client.unpublish(all(before))
      all(before).forEach((track) => track.close())
      this.published.sound?.setVolume(this.loudness)
      await this.published.picture?.setMuted(!this.seen)
      if (this.sending) await this.publish()
    })
  }

  /** One after the other, in the order they come; nothing once it is closed. */
  private queue(run: () => Promise<void>): void {
    this.line = this.line
      .then(() => (this.closed ? undefined : run()))
      .catch((cause: unknown) => this.deps.journal.dropped('call track', cause))
  }
}
