import { isProvider, type ProviderName } from '../../../src/domain/coins/provider'
import type { Clock } from '../../clock'
import type { PaymentAdapter, PaymentsConfig } from '../../config-payments'
import { checkoutComProvider } from './checkout-com/checkout-com.provider'
import type { PaymentProvider } from './payment-provider.port'
import { sandboxProvider, type SandboxProviderDeps } from './sandbox/sandbox.provider'

/** Who takes payments here; a provider that is not in it is not offered. */
export type PaymentProviders = ReadonlyMap<ProviderName, PaymentProvider>

export interface PaymentProvidersDeps {
  readonly clock: Clock
  /** How long a service may take to answer. */
  readonly timeoutMs: number
  /** What plays providers in local mode; null: nobody is played. */
  readonly sandbox: SandboxProviderDeps | null
}

const adapterOf = (
  name: ProviderName,
  adapter: PaymentAdapter,
  { sandbox, ...deps }: PaymentProvidersDeps,
): PaymentProvider | null => {
  switch (adapter.kind) {
    case 'sandbox':
      return sandbox && sandboxProvider(name, sandbox)
    case 'checkout-com':
      return checkoutComProvider(name, { ...deps, account: adapter.account })
  }
}

/** Every provider that takes payments here, each through the adapter that the configuration says. */
export const paymentProviders = ({ adapters }: PaymentsConfig, deps: PaymentProvidersDeps): PaymentProviders =>
  new Map(
    Object.entries(adapters).flatMap(([name, adapter]) => {
      const provider = isProvider(name) ? adapterOf(name, adapter, deps) : null
      return provider === null ? [] : [[provider.name, provider] as const]
    }),
  )
