/** Who vouches for a person that signs in by a social account (@rule ACCT-1). */
export type Provider = 'google' | 'apple' | 'facebook'
