import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import { addressOf, goalOf } from '../../domain/account/goal'
import type { Provider } from '../../domain/account/provider'
import type { SignInOrigin } from '../../domain/account/sign-in'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { RuntimeConfig } from '../kernel/runtime-config'
import type { Address } from './address.port'
import { LANDING_KEY } from './stored-names'

interface Deps {
  readonly address: Address
  readonly config: Pick<RuntimeConfig, 'basePath'>
  readonly tabStore: KeyedStore
}

/** Paths in the product to which a sign-in at a provider leads. */
export interface Goals {
  /**
   * What is kept before the page is left: the path that asked for the sign-in; else for Apple the address of now, for the
   * others the first one of the visit (@rule ACCT-17, ACCT-78, ACCT-79).
   */
  readonly after: (provider: Provider, origin: SignInOrigin) => string
  /** What was kept, if it still leads into the product; else where the visit began (@rule ACCT-80). */
  readonly kept: (goal: O.Option<string>) => string
  readonly landing: IO<string>
}

export const makeGoals = ({ address, config, tabStore }: Deps): Goals => {
  const place = () => ({ origin: address.origin(), basePath: config.basePath })
  const checked = (goal: string): string => goalOf(addressOf(goal, place()), place())
  const landing = (): string =>
    pipe(
      tabStore.read(LANDING_KEY),
      O.match(() => '/', checked),
    )
  return {
    landing,
    after: (provider, origin) => {
      if (origin._tag === 'Router') return checked(origin.path)
      return provider === 'apple' ? goalOf(address.read(), place()) : landing()
    },
    kept: O.match(landing, checked),
  }
}
