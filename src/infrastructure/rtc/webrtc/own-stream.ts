type Kind = 'audio' | 'video'

/** Sound and picture of this side; nothing before they are brought. */
export class OwnStream {
  stream: MediaStream | null

  constructor(stream: MediaStream | null) {
    this.stream = stream
  }

  devices(): { readonly microphone: boolean; readonly camera: boolean } {
    const isOn = ({ enabled }: MediaStreamTrack) => enabled
    return { microphone: this.tracks('audio').some(isOn), camera: this.tracks('video').some(isOn) }
  }

  turn(kind: Kind, on: boolean): void {
    for (const track of this.tracks(kind)) track.enabled = on
  }

  private tracks(kind: Kind): readonly MediaStreamTrack[] {
    return this.stream?.getTracks().filter((track) => track.kind === kind) ?? []
  }
}
