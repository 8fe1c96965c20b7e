/** What the gateway says about an address, as the next step of the login popup. */
export type Standing =
  | { readonly _tag: 'Verify'; readonly purpose: 'new' | 'existing' }
  | { readonly _tag: 'Password'; readonly purpose: 'signIn' | 'set' }
  | { readonly _tag: 'Unknown' }

/** @rule ACCT-58 ACCT-59 ACCT-60 ACCT-61 ACCT-62 */
const byStatus: Readonly<Record<number, Standing>> = {
  0: { _tag: 'Verify', purpose: 'new' },
  1: { _tag: 'Verify', purpose: 'existing' },
  4: { _tag: 'Password', purpose: 'signIn' },
  5: { _tag: 'Password', purpose: 'set' },
}

/** @rule ACCT-58 ACCT-59 ACCT-60 ACCT-61 ACCT-62 */
export const standingMeans = (status: number): Standing => byStatus[status] ?? { _tag: 'Unknown' }
