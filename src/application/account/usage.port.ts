/** Reports of use (GATE-22..25). Nothing leaves before the cookie notice was accepted; never texts, names, addresses. */
export interface Usage {
  readonly event: (name: string, extra: Readonly<Record<string, string | number>>) => void
}
