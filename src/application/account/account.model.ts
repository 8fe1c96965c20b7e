import * as O from 'fp-ts/Option'
import type { IO } from 'fp-ts/IO'
import { action, computed, makeObservable, observableRef, reaction } from 'mobx'
import { closed, type SignIn } from '../../domain/account/sign-in'
import type { UserId } from '../../domain/kernel/ids'
import type { PlayWay } from '../../domain/kernel/play-way'
import type { Me } from '../../domain/kernel/person'
import type { RealtimeState } from '../kernel/realtime-state'
import type { AccountView, SessionNotice, SessionState } from './account.feature'

/** Who is signed in, and how the signing in stands; the rules of its steps come later. */
export class AccountModel implements AccountView {
  session: SessionState = { _tag: 'Resuming' }
  signIn: SignIn = closed
  notice: O.Option<SessionNotice> = O.none
  country = ''
  online = true
  realtime: RealtimeState = 'closed'
  playWays: readonly PlayWay[] | null = null
  liveUsers: number | null = null
  /** A sign-out is on its way: nothing of the session runs any more. */
  leaving = false
  /** How often the balance was told on its own; an answer that was asked for before is older. */
  balances = 0

  constructor() {
    makeObservable(this, {
      session: observableRef,
      signIn: observableRef,
      notice: observableRef,
      country: observableRef,
      online: observableRef,
      realtime: observableRef,
      playWays: observableRef,
      liveUsers: observableRef,
      leaving: observableRef,
      me: computed,
      userId: computed,
      show: action,
      enter: action,
      update: action,
      restart: action,
      setLeaving: action,
      leave: action,
      dismiss: action,
      setBalance: action,
      setCountry: action,
      setOnline: action,
      setRealtime: action,
      setPlayWays: action,
      setLiveUsers: action,
    })
  }

  get me(): O.Option<Me> {
    return this.session._tag === 'SignedIn' ? O.some(this.session.me) : O.none
  }

  get userId(): UserId | null {
    return this.session._tag === 'SignedIn' ? this.session.me.id : null
  }

  setLiveUsers(count: number): void {
    this.liveUsers = count
  }

  show(signIn: SignIn): void {
    this.signIn = signIn
  }

  enter(me: Me): void {
    this.session = { _tag: 'SignedIn', me }
    this.notice = O.none
    this.leaving = false
    this.signIn = closed
  }

  /** Newer data of the signed-in person; of anybody else they are dropped. `asked`: the balances told by the time of asking. */
  update(me: Me, asked = this.balances): void {
    if (this.session._tag !== 'SignedIn' || this.session.me.id !== me.id) return
    const { coins, paid } = asked === this.balances ? me : this.session.me
    this.session = { _tag: 'SignedIn', me: { ...me, coins, paid } }
  }

  setBalance(coins: number, paid: boolean): void {
    if (this.session._tag !== 'SignedIn') return
    this.balances += 1
    this.session = { _tag: 'SignedIn', me: { ...this.session.me, coins, paid } }
  }

  /** Another tab has signed somebody in: where nobody is, the session is read anew. */
  restart(): void {
    if (this.session._tag === 'Visitor') this.session = { _tag: 'Resuming' }
  }

  setLeaving(leaving: boolean): void {
    this.leaving = leaving
  }

  leave(notice: O.Option<SessionNotice>): void {
    this.session = { _tag: 'Visitor' }
    this.realtime = 'closed'
    this.leaving = false
    this.notice = notice
  }

  dismiss(): void {
    this.notice = O.none
  }

  setCountry(code: string): void {
    this.country = code
  }

  setPlayWays(ways: readonly PlayWay[]): void {
    this.playWays = ways
  }

  setOnline(online: boolean): void {
    this.online = online
  }

  setRealtime(state: RealtimeState): void {
    this.realtime = state
    if (state === 'open') this.online = true
  }

  /** Runs `back` whenever the connection has come about. */
  wheneverOpen(back: IO<void>): IO<void> {
    return reaction(
      () => this.realtime === 'open',
      (open) => {
        if (open) back()
      },
    )
  }

  /** Runs `forget` whenever a session has gone. */
  wheneverLeft(forget: IO<void>): IO<void> {
    return reaction(
      () => this.userId === null,
      (left) => {
        if (left) forget()
      },
    )
  }

  /** Runs `begin` whenever somebody has signed in, and what it returned when they leave; new data begin nothing anew. */
  whileSignedIn(begin: (me: UserId) => IO<void>): IO<void> {
    let end: IO<void> = () => {}
    const follow = (user: UserId | null): void => {
      end()
      end = user === null ? () => {} : begin(user)
    }
    const stop = reaction(() => (this.leaving ? null : this.userId), follow, { fireImmediately: true })
    return () => {
      stop()
      follow(null)
    }
  }
}
