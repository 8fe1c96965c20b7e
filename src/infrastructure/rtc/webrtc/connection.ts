import type { IO } from 'fp-ts/IO'
import type { Clock } from '../../../application/kernel/clock.port'
import type { Journal } from '../../../application/kernel/journal.port'
import type { MediaSignal } from '../../../domain/calls/call-signal'
import type { Rung } from '../../../domain/calls/picture-ladder'
import type { Peer, Platform } from '../platform'
import { attachTracks } from './attach-tracks'
import { Cover } from './cover'
import { Negotiation } from './negotiation'
import { Recovery } from './recovery'

interface ConnectionDeps {
  readonly clock: Clock
  readonly journal: Journal
  readonly peer: Peer
  readonly sendAt: Platform['sendAt']
  /** What is sent; null: it is brought later. */
  readonly local: MediaStream | null
  readonly polite: boolean
  /** Nothing passes until `reveal` (PLUS-11). */
  readonly covered: boolean
  /** How good the picture is sent at first. */
  readonly rung: Rung
  readonly names: IO<{ readonly from: string; readonly to: string | null }>
  readonly send: (signal: MediaSignal) => Promise<unknown>
  readonly onLink: (link: 'connected' | 'interrupted' | 'lost') => void
  readonly onTrack: (track: MediaStreamTrack) => void
  /** The other side has closed the encrypted transport itself; a network that is lost never does (CALL-55). */
  readonly onParted: IO<void>
}

/** One connection between two media rooms. When the other side comes back with another room, a new one takes its place. */
export class Connection {
  readonly peer: Peer
  private readonly deps: ConnectionDeps
  private readonly negotiation: Negotiation
  private readonly recovery: Recovery
  private readonly cover: Cover | null
  private local: MediaStream | null
  private metBy: 'peer' | 'self' | null = null
  private closed = false

  constructor(deps: ConnectionDeps) {
    const { clock, covered, journal, local, names, onLink, peer, polite, send } = deps
    this.deps = deps
    this.peer = peer
    this.local = local
    this.recovery = new Recovery({ clock, polite, restart: () => this.negotiation.restart(), onLink })
    this.negotiation = new Negotiation({
      peer,
      clock,
      polite,
      names,
      send,
      beforeAnswer: () => this.beforeAnswer(),
      onSettled: (byPeer) => this.met(byPeer),
      dropped: (what, cause) => journal.dropped(`call signal: ${what}`, cause),
    })
    peer.ontrack = ({ track }) => deps.onTrack(track)
    peer.onconnectionstatechange = () => this.moved()
    this.cover = covered && local !== null ? this.covering(local) : null
    if (!covered) local?.getTracks().forEach((track) => peer.addTrack(track, local))
    this.send(deps.rung)
  }

  readonly accept = (signal: Extract<MediaSignal, { _tag: 'Description' | 'Candidate' }>): void =>
    this.negotiation.accept(signal)

  /** What is sent from now on, where nothing was there to be sent at first. */
  bring(local: MediaStream): void {
    if (this.local !== null) return
    this.local = local
    this.attach(local)
    this.negotiation.answerAgain()
    if (this.metBy !== null) this.recovery.settled(this.metBy === 'peer')
    this.moved()
  }

  /** Lets everything pass; nothing is changed where nothing is covered. */
  reveal(): void {
    this.cover?.lift()
  }

  /** The other side has just come: an offer before it was lost. */
  nudge(): void {
    this.negotiation.nudge()
  }

  /** The other side, which only answers, needs an offer. */
  wanted(restart: boolean): void {
    if (!this.negotiation.wanted()) return
    if (restart) this.recovery.hurry()
    else void this.negotiation.offer()
  }

  /** Stands in the place of one that is gone: interrupted until it connects. */
  replace(): void {
    this.recovery.replaced()
  }

  /** Somebody looks again and nothing comes: no more waiting. */
  hurry(): void {
    this.recovery.hurry()
  }

  /** This page has lost its network, or has one again, perhaps another. */
  network(there: boolean): void {
    this.recovery.network(there)
  }

  /** Whether media can pass, as far as the browser knows. */
  get connected(): boolean {
    return this.peer.connectionState === 'connected'
  }

  /** Sends the picture no better than so (@rule PLUS-21). */
  send(rung: Rung): void {
    this.deps.sendAt(this.peer, rung, this.deps.journal)
  }

  /** Sends the tracks that are in use by now. */
  follow(): void {
    const { journal } = this.deps
    for (const sender of this.peer.getSenders()) {
      const { track } = sender
      const now = this.local?.getTracks().find((one) => one.kind === track?.kind)
      if (now && now !== track)
        void sender.replaceTrack(now).catch((cause: unknown) => journal.dropped('call track', cause))
    }
  }

  close(): void {
    this.closed = true
    this.negotiation.stop()
    this.recovery.stop()
    this.peer.ontrack = null
    this.peer.onconnectionstatechange = null
    this.peer.close()
  }

  /** Both ways are agreed upon, also where nothing is sent before it is brought: then no other offer is needed. */
  private beforeAnswer(): void {
    this.cover?.beforeAnswer()
    if (this.deps.local !== null) return
    for (const place of this.peer.getTransceivers()) place.direction = 'sendrecv'
    if (this.local !== null) this.attach(this.local)
  }

  private attach(local: MediaStream): void {
    const { journal, rung } = this.deps
    attachTracks(this.peer, local).then(
      () => this.send(rung),
      (cause: unknown) => journal.dropped('call track', cause),
    )
  }

  /** Before the own side is brought the other has not heard the answer: nobody waits for the link. */
  private met(byPeer: boolean): void {
    this.metBy = byPeer ? 'peer' : 'self'
    if (this.local !== null) this.recovery.settled(byPeer)
  }

  private covering(local: MediaStream): Cover {
    const { journal, polite, rung } = this.deps
    return new Cover(this.peer, local, polite, {
      attached: () => this.send(rung),
      dropped: (cause) => journal.dropped('call track', cause),
    })
  }

  private moved(): void {
    if (this.local === null) return
    const transport = this.peer.getSenders()[0]?.transport
    if (transport) transport.onstatechange = () => (transport.state === 'closed' ? this.parted() : undefined)
    this.recovery.follow(this.peer.connectionState)
  }

  private parted(): void {
    if (this.closed) return
    this.recovery.stop()
    this.deps.onParted()
  }
}
