/** Names of media rooms: the own one, the one at the other end, and those it has left behind. */
export class Peers {
  private readonly own: string
  private current: string | null = null
  private past: readonly string[] = []

  constructor(own: string) {
    this.own = own
  }

  names(): { readonly from: string; readonly to: string | null } {
    return { from: this.own, to: this.current }
  }

  /** `again`: the other side has come back with another room; `past`: something late from one that it has left. */
  hear(instance: string): 'known' | 'again' | 'past' {
    if (this.past.includes(instance)) return 'past'
    const before = this.current
    this.current = instance
    if (before === null || before === instance) return 'known'
    this.past = [...this.past, before]
    return 'again'
  }

  /** Something meant for a room that was here before this one is of no use. */
  isMeant(to: string | null): boolean {
    return to === null || to === this.own
  }
}
