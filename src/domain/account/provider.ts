/** Who vouches for a person that signs in by a social account (@rule ACCT-1). */
export type Provider = 'google' | 'apple' | 'facebook'

const providers: readonly string[] = ['google', 'apple', 'facebook'] satisfies readonly Provider[]

export const isProvider = (name: string): name is Provider => providers.includes(name)
