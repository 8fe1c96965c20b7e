import { loading } from '../../domain/account/sign-in'
import { goalOf } from '../../domain/account/goal'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { RuntimeConfig } from '../kernel/runtime-config'
import type { AccountModel } from './account.model'
import type { Address } from './address.port'
import { LANDING_KEY } from './stored-names'
import * as O from 'fp-ts/Option'

/** Parameters of the address that bring a sign-in along, as they stood there. */
export type Arrival = Readonly<Record<string, string>>

const NAMES = ['userId', 'cert', 'social', 'token_key', 'error'] as const

interface Deps {
  readonly address: Address
  readonly config: Pick<RuntimeConfig, 'basePath'>
  readonly model: AccountModel
  readonly tabStore: KeyedStore
}

const brings = (query: Arrival): boolean => 'social' in query || ('userId' in query && 'cert' in query)

/**
 * Reads how the page was reached, once and before anybody else: the first address of the visit is noted (ACCT-80), a
 * sign-in is taken out of the address at once (ACCT-81), and step 0 shows that it goes on. Null: it brings none.
 */
export const takeArrival = ({ address, config, model, tabStore }: Deps): Arrival | null => {
  const query = address.query()
  const arrived = brings(query)
  if (arrived) address.strip(NAMES)
  const place = { origin: address.origin(), basePath: config.basePath }
  if (O.isNone(tabStore.read(LANDING_KEY))) tabStore.write(LANDING_KEY, goalOf(address.read(), place))
  if (!arrived) return null
  model.show(loading({ _tag: 'Button' }))
  return Object.fromEntries(NAMES.flatMap((name) => (name in query ? [[name, query[name] ?? '']] : [])))
}
