import type { IO } from 'fp-ts/IO'
import type { Clock } from '../../../application/kernel/clock.port'
import type { MediaSignal } from '../../../domain/calls/call-signal'
import { START_KILOBITS } from '../../../domain/calls/picture-ladder'
import { startingAt } from './start-rate'

type Description = Extract<MediaSignal, { _tag: 'Description' }>
type Candidate = Extract<MediaSignal, { _tag: 'Candidate' }>

/** What of a connection has to do with offers and answers. */
export type Negotiating = Pick<
  RTCPeerConnection,
  | 'addIceCandidate'
  | 'localDescription'
  | 'onicecandidate'
  | 'onnegotiationneeded'
  | 'remoteDescription'
  | 'restartIce'
  | 'setLocalDescription'
  | 'setRemoteDescription'
  | 'signalingState'
>

export interface NegotiationDeps {
  readonly peer: Negotiating
  readonly clock: Clock
  /** This side only answers; it asks for an offer where it needs one. */
  readonly polite: boolean
  /** Names the room of this side, and that of the other as far as it is known. */
  readonly names: IO<{ readonly from: string; readonly to: string | null }>
  /** Done when the signal was taken or given up. */
  readonly send: (signal: MediaSignal) => Promise<unknown>
  /** An offer was taken, and is answered next. */
  readonly beforeAnswer: IO<void>
  /** Offer and answer have met; `byPeer` when the other side began it. */
  readonly onSettled: (byPeer: boolean) => void
  readonly dropped: (what: string, cause: unknown) => void
}

/** The addresses that a description tells, in the order of its media sections. */
const candidatesIn = (sdp: string): readonly Candidate[] => {
  const [, ...sections] = sdp.split(/\r?\nm=/)
  return sections.flatMap((section, sdpMLineIndex) =>
    section
      .split(/\r?\n/)
      .filter((line) => line.startsWith('a=candidate:'))
      .map((line) => ({ _tag: 'Candidate' as const, candidate: line.slice(2), sdpMid: null, sdpMLineIndex })),
  )
}

/** What nobody answers is said again so often; an answer that was lost is thereby asked for. */
const REPEAT_MS = 1_000

/**
 * Offer and answer between two rooms, of which one makes all offers: they never cross, and none is ever taken back, after
 * which Chromium neither sends nor shows anything (@rule PLUS-19). Signals may be doubled, late, lost, or in another order.
 */
export class Negotiation {
  private readonly deps: NegotiationDeps
  private readonly stopRepeating: IO<void>
  /** Offers made here so far; on the side that answers, the last that was answered. */
  private turn = 0
  /** The side that answers needs an offer, and has got none since. */
  private needy: boolean
  private making = false
  private saying = false
  private early: readonly Candidate[] = []
  private line: Promise<void> = Promise.resolve()

  constructor(deps: NegotiationDeps) {
    this.deps = deps
    this.needy = deps.polite
    const { clock, peer, polite } = deps
    peer.onnegotiationneeded = () => (polite ? this.changed() : void this.offer())
    peer.onicecandidate = ({ candidate }) => this.tell(candidate)
    this.stopRepeating = clock.every(REPEAT_MS, () => this.repeat())
  }

  /** One after the other, in the order they come. */
  accept(signal: Description | Candidate): void {
    const work = () => (signal._tag === 'Description' ? this.describe(signal) : this.candidate(signal))
    this.line = this.line.then(work).catch((cause: unknown) => this.deps.dropped(signal._tag, cause))
  }

  /** The other side has just come: an offer before it was lost. */
  nudge(): void {
    const { peer, polite } = this.deps
    if (!polite && peer.remoteDescription === null) this.repeat()
  }

  /** The answer that has not gone out yet is told with the addresses that were found since. */
  answerAgain(): void {
    const { peer, polite } = this.deps
    if (polite && this.turn > 0 && peer.signalingState === 'stable') this.sendLocal()
  }

  /** Looks for a way anew, also when nobody has answered the last offer: what it found may be of a network that is gone. */
  restart(): void {
    const { peer, polite } = this.deps
    if (polite) return this.want(true)
    peer.restartIce()
    if (peer.signalingState === 'have-local-offer') void this.offer()
  }

  /** The other side, which only answers, needs an offer; false: it is on its way. */
  wanted(): boolean {
    const { peer, polite } = this.deps
    if (polite || this.making) return false
    if (peer.signalingState === 'stable') return true
    this.repeat()
    return false
  }

  stop(): void {
    this.stopRepeating()
    this.deps.peer.onnegotiationneeded = null
    this.deps.peer.onicecandidate = null
  }

  async offer(): Promise<void> {
    const { dropped, peer } = this.deps
    this.turn += 1
    this.making = true
    try {
      await peer.setLocalDescription()
      this.sendLocal()
    } catch (cause) {
      if (peer.signalingState !== 'closed') dropped('own offer', cause)
    } finally {
      this.making = false
    }
  }

  /** The first offer comes by itself. */
  private changed(): void {
    this.needy = true
    if (this.deps.peer.remoteDescription !== null) this.want(false)
  }

  private want(restart: boolean): void {
    this.say({ _tag: 'OfferWanted', from: this.deps.names().from, restart })
  }

  private sendLocal(): void {
    const { names, peer } = this.deps
    const local = peer.localDescription
    if (local) this.say({ _tag: 'Description', type: local.type, sdp: local.sdp, turn: this.turn, ...names() })
  }

  private say(signal: MediaSignal): void {
    this.saying = true
    void this.deps.send(signal).then(() => (this.saying = false))
  }

  private tell(candidate: RTCIceCandidate | null): void {
    if (!candidate || candidate.candidate === '') return
    const { candidate: text, sdpMLineIndex, sdpMid } = candidate
    void this.deps.send({ _tag: 'Candidate', candidate: text, sdpMid, sdpMLineIndex })
  }

  private repeat(): void {
    if (this.saying || this.making) return
    if (this.needy) this.want(false)
    if (this.deps.peer.signalingState === 'have-local-offer') this.sendLocal()
  }

  private describe(description: Description): Promise<void> {
    const { peer, polite } = this.deps
    if (peer.signalingState === 'closed') return Promise.resolve()
    if (description.type === 'offer' && polite) return this.answer(description)
    return description.type === 'answer' && !polite ? this.settle(description) : Promise.resolve()
  }

  /** An offer that comes again means that its answer may have been lost. */
  private async answer({ sdp, turn }: Description): Promise<void> {
    const { onSettled, peer } = this.deps
    if (turn === this.turn) return this.again(sdp)
    if (turn < this.turn) return
    await peer.setRemoteDescription({ type: 'offer', sdp: startingAt(sdp, START_KILOBITS) })
    this.needy = false
    this.deps.beforeAnswer()
    await peer.setLocalDescription()
    this.turn = turn
    this.sendLocal()
    await this.flush()
    onSettled(true)
  }

  /** The addresses of its side may not have been told when it came first. */
  private async again(sdp: string): Promise<void> {
    if (!this.saying) this.sendLocal()
    for (const candidate of candidatesIn(sdp)) await this.candidate(candidate)
  }

  /** An answer to an offer that was made anew since then fits nothing. */
  private async settle({ sdp, turn }: Description): Promise<void> {
    const { onSettled, peer } = this.deps
    if (turn !== this.turn || peer.signalingState !== 'have-local-offer') return
    await peer.setRemoteDescription({ type: 'answer', sdp: startingAt(sdp, START_KILOBITS) })
    await this.flush()
    onSettled(false)
  }

  private async candidate(candidate: Candidate): Promise<void> {
    const wait = () => {
      this.early = [...this.early, candidate]
    }
    if (this.deps.peer.remoteDescription === null) wait()
    else await this.add(candidate, wait)
  }

  /** Candidates that came before their description. */
  private async flush(): Promise<void> {
    const waiting = this.early
    this.early = []
    for (const candidate of waiting) await this.add(candidate, (cause) => this.deps.dropped('candidate', cause))
  }

  private async add({ candidate, sdpMLineIndex, sdpMid }: Candidate, failed: (cause: unknown) => void): Promise<void> {
    try {
      await this.deps.peer.addIceCandidate({ candidate, sdpMid, sdpMLineIndex })
    } catch (cause) {
      failed(cause)
    }
  }
}
