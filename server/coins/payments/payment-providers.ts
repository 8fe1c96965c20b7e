import { isProvider, type ProviderName } from '../../../src/domain/coins/provider'
import type { PaymentAdapter, PaymentsConfig } from '../../config-payments'
import type { PaymentProvider } from './payment-provider.port'
import { sandboxProvider, type SandboxProviderDeps } from './sandbox/sandbox.provider'

/** Who takes payments here; a provider that is not in it is not offered. */
export type PaymentProviders = ReadonlyMap<ProviderName, PaymentProvider>

const adapterOf = (
  name: ProviderName,
  adapter: PaymentAdapter,
  sandbox: SandboxProviderDeps | null,
): PaymentProvider | null => {
  switch (adapter.kind) {
    case 'sandbox':
      return sandbox && sandboxProvider(name, sandbox)
    case 'checkout-com':
      return null
  }
}

/** Every provider that takes payments here, each through the adapter that the configuration says. */
export const paymentProviders = ({ adapters }: PaymentsConfig, sandbox: SandboxProviderDeps | null): PaymentProviders =>
  new Map(
    Object.entries(adapters).flatMap(([name, adapter]) => {
      const provider = isProvider(name) ? adapterOf(name, adapter, sandbox) : null
      return provider === null ? [] : [[provider.name, provider] as const]
    }),
  )
