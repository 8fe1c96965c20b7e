import type { IO } from 'fp-ts/IO'
import type { Clock } from '../../../application/kernel/clock.port'
import type { MediaSignal } from '../../../domain/calls/call-signal'

type Description = Extract<MediaSignal, { _tag: 'Description' }>
type Candidate = Extract<MediaSignal, { _tag: 'Candidate' }>

export interface NegotiationDeps {
  readonly peer: RTCPeerConnection
  readonly clock: Clock
  /** This side gives way when both offer at once. */
  readonly polite: boolean
  /** Names the room of this side, and that of the other as far as it is known. */
  readonly names: IO<{ readonly from: string; readonly to: string | null }>
  readonly send: (signal: MediaSignal) => void
  /** Offer and answer have met; `restarted` when the other side began it. */
  readonly onSettled: (byPeer: boolean) => void
  readonly dropped: (what: string, cause: unknown) => void
}

/** An offer that nobody answers goes out again so often; an answer that was lost is thereby asked for. */
const REPEAT_MS = 1_000
/**
 * For so long the polite side leaves the first offer to the other: a first offer that is taken back leaves Chromium
 * without candidates about once in five times.
 */
const COURTESY_MS = 2_000
const REMEMBERED = 32

/**
 * Perfect negotiation, as the WebRTC specification describes it: either side may offer at any time, and when both do, the
 * polite one takes back its own. Signals may be doubled, late, lost, or in another order.
 */
export class Negotiation {
  private readonly deps: NegotiationDeps
  private readonly stops: readonly IO<void>[]
  private waitsForOffer: boolean
  private makingOffer = false
  private ignoringOffer = false
  private settingAnswer = false
  private early: readonly Candidate[] = []
  private seen: readonly string[] = []
  private line: Promise<void> = Promise.resolve()

  constructor(deps: NegotiationDeps) {
    this.deps = deps
    this.waitsForOffer = deps.polite
    const { clock, peer } = deps
    peer.onnegotiationneeded = () => (this.waitsForOffer ? undefined : void this.offer())
    peer.onicecandidate = ({ candidate }) => this.tell(candidate)
    this.stops = [clock.every(REPEAT_MS, () => this.repeat()), clock.after(COURTESY_MS, () => this.begin())]
  }

  /** One after the other, in the order they come. */
  accept(signal: Description | Candidate): void {
    const work = () => (signal._tag === 'Description' ? this.describe(signal) : this.candidate(signal))
    this.line = this.line.then(work).catch((cause: unknown) => this.deps.dropped(signal._tag, cause))
  }

  /** The other side has just come: an offer before it was lost. */
  nudge(): void {
    if (this.deps.peer.remoteDescription === null) this.repeat()
  }

  stop(): void {
    this.stops.forEach((stop) => stop())
    this.deps.peer.onnegotiationneeded = null
    this.deps.peer.onicecandidate = null
  }

  private begin(): void {
    if (!this.waitsForOffer) return
    this.waitsForOffer = false
    if (this.deps.peer.signalingState === 'stable') void this.offer()
  }

  private async offer(): Promise<void> {
    const { dropped, peer } = this.deps
    try {
      this.makingOffer = true
      await peer.setLocalDescription()
      this.sendLocal()
    } catch (cause) {
      if (peer.signalingState !== 'closed') dropped('own offer', cause)
    } finally {
      this.makingOffer = false
    }
  }

  private sendLocal(): void {
    const local = this.deps.peer.localDescription
    if (local) this.deps.send({ _tag: 'Description', type: local.type, sdp: local.sdp, ...this.deps.names() })
  }

  private tell(candidate: RTCIceCandidate | null): void {
    if (!candidate || candidate.candidate === '') return
    const { candidate: text, sdpMLineIndex, sdpMid } = candidate
    this.deps.send({ _tag: 'Candidate', candidate: text, sdpMid, sdpMLineIndex })
  }

  private repeat(): void {
    if (this.deps.peer.signalingState === 'have-local-offer' && !this.makingOffer) this.sendLocal()
  }

  private async describe(description: Description): Promise<void> {
    const { peer } = this.deps
    if (description.type === 'rollback' || description.type === 'pranswer' || peer.signalingState === 'closed') return
    if (this.seen.includes(description.sdp)) return this.again(description)
    if (description.type === 'answer' && peer.signalingState !== 'have-local-offer') return
    if (this.collides(description)) return
    this.waitsForOffer = false
    this.settingAnswer = description.type === 'answer'
    try {
      await peer.setRemoteDescription(description)
      this.seen = [...this.seen.slice(1 - REMEMBERED), description.sdp]
    } finally {
      this.settingAnswer = false
    }
    if (description.type === 'offer') {
      await peer.setLocalDescription()
      this.sendLocal()
    }
    await this.flush()
    this.deps.onSettled(description.type === 'offer')
  }

  private collides(description: Description): boolean {
    const { peer, polite } = this.deps
    const ready = !this.makingOffer && (peer.signalingState === 'stable' || this.settingAnswer)
    this.ignoringOffer = description.type === 'offer' && !ready && !polite
    return this.ignoringOffer
  }

  /** A doubled offer means that its answer may have been lost. */
  private again({ sdp, type }: Description): void {
    const { peer } = this.deps
    const current = type === 'offer' && peer.signalingState === 'stable' && peer.remoteDescription?.sdp === sdp
    if (current && peer.localDescription?.type === 'answer') this.sendLocal()
  }

  private async candidate(candidate: Candidate): Promise<void> {
    if (this.deps.peer.remoteDescription === null) {
      this.early = [...this.early, candidate]
      return
    }
    await this.add(candidate, () => {
      this.early = [...this.early, candidate]
    })
  }

  /** Candidates that came before their description. */
  private async flush(): Promise<void> {
    const waiting = this.early
    this.early = []
    for (const candidate of waiting) await this.add(candidate, (cause) => this.deps.dropped('candidate', cause))
  }

  private async add(candidate: Candidate, failed: (cause: unknown) => void): Promise<void> {
    const { sdpMLineIndex, sdpMid } = candidate
    try {
      await this.deps.peer.addIceCandidate({ candidate: candidate.candidate, sdpMid, sdpMLineIndex })
    } catch (cause) {
      if (!this.ignoringOffer) failed(cause)
    }
  }
}
