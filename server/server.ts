import type { Server } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { allCalls } from '../src/infrastructure/gateway/contract/all-calls'
import { accountCalls } from '../src/infrastructure/gateway/contract/account.calls'
import { configCalls } from '../src/infrastructure/gateway/contract/config.calls'
import type { AdminDeps } from './admin/admin-deps'
import type { OpenBus } from './bus/bus.port'
import type { Clock } from './clock'
import { makeLedger } from './coins/ledger'
import type { PaymentProviders } from './coins/payments/payment-providers'
import { makePayments, type Payments } from './coins/payments/payments'
import type { Config } from './config'
import type { FeatureDeps } from './feature-deps'
import { type Features, makeFeatures } from './features'
import { createApp } from './http/app'
import { builtClient } from './http/client-files'
import type { ClientHost } from './http/client-host'
import { addConfigJson } from './http/config-json'
import { addHealth } from './http/health'
import { addWorkerSwitch } from './http/worker-switch'
import { memoryLimiter, storedLimiter } from './http/limiter'
import { addCalls, type RouteDeps } from './http/routes'
import type { Limiters } from './http/steps/limits.step'
import { ticketOpener } from './http/steps/ticket'
import { loadServerKeys } from './http/server-keys'
import { addIdentities } from './identity/identities'
import { makeInbox } from './inbox/inbox'
import { directoryMediaStore } from './media/directory.media-store'
import { addMediaPage } from './media/media-page'
import type { MediaStore } from './media/media-store.port'
import { addOutboxPage } from './outbox/outbox-page'
import type { Random } from './random'
import { startRtm } from './rtm/rtm-server'
import { runChores } from './run-chores'
import { makeEvidence } from './safety/evidence/evidence'
import { evidenceKey } from './safety/evidence/evidence-key'
import { makeSessionOver } from './safety/session-over'
import { addDemoPortraits } from './seed/demo-portraits'
import { addDemoPreviews } from './seed/demo-previews'
import { busOf, mailerOf, pushSenderOf, type Report, smsOf, translatorOf } from './services'
import { makeSessions } from './session/sessions'
import type { Store } from './store/store'
import { sweeps } from './sweeps'

export interface ServerDeps {
  readonly clock: Clock
  readonly random: Random
  /** Default: a folder of the data directory. */
  readonly media?: MediaStore
  /** Where pictures for safety lie, sealed. Default: another such folder. */
  readonly evidence?: MediaStore
  /** Opened and migrated; the server closes it. */
  readonly store: Store
  /** In development the client that Vite makes on the fly. */
  readonly client?: ClientHost
  /** A server to use instead of a new one, where something else listens on it too. */
  readonly httpServer?: Server
  readonly build?: string
  /** Other payment providers than those of the configuration. */
  readonly payments?: PaymentProviders
  /** Other features than those of the product, where something else is to be shown. */
  readonly features?: (own: Features, parts: FeatureDeps) => Features
}

export interface RunningServer {
  readonly app: FastifyInstance
  /** What the features stand on, for seeding, commands and tests. */
  readonly parts: FeatureDeps
  /** What the operator's commands stand on. */
  readonly admin: AdminDeps
  /** Answers the address that people open. */
  readonly listen: () => Promise<string>
  /** Finishes requests, says goodbye to sockets, closes the store. */
  readonly close: () => Promise<void>
}

const makeParts = async (
  config: Config,
  { clock, evidence, media, random, store }: ServerDeps,
  bus: OpenBus,
  report: Report,
  { keys, payments }: Pick<FeatureDeps, 'keys' | 'payments'>,
): Promise<FeatureDeps> => {
  return {
    config,
    clock,
    random,
    store,
    bus,
    inbox: makeInbox({ bus, now: clock.now, newId: random.uuid }),
    ledger: makeLedger({ now: clock.now }),
    payments,
    sessions: makeSessions({ clock, random, bus, settings: config.settings.session }),
    mailer: mailerOf(config, report),
    media: media ?? directoryMediaStore(join(config.dataDir, 'media')),
    evidence: makeEvidence({
      store: evidence ?? directoryMediaStore(join(config.dataDir, 'evidence')),
      key: evidenceKey(config.evidenceKey, config.dataDir, random),
      random,
    }),
    sms: smsOf(config, clock, report),
    translator: translatorOf(config, clock, report),
    pushSender: pushSenderOf(config, clock, keys.vapid, report),
    keys,
  }
}

interface Closing {
  readonly stop: () => void
  /** Cuts sockets that do not answer the goodbye. */
  readonly cut: () => void
}

/** What is let go last. */
interface Ends {
  readonly payments: Payments
  readonly bus: OpenBus
  readonly store: Store
}

/** Closes what is open, in the order that loses nothing; shortly before `shutdownMs` it no longer waits for slow requests. */
const closer = (
  app: FastifyInstance,
  { bus, payments, store }: Ends,
  { request }: Config['settings'],
  { cut, stop }: Closing,
) => {
  let closing: Promise<void> | undefined
  const all = async (): Promise<void> => {
    stop()
    const patience = [
      setTimeout(cut, request.shutdownMs / 5),
      setTimeout(() => app.server.closeAllConnections(), (request.shutdownMs / 5) * 4),
    ]
    await payments.close()
    await app.close()
    patience.forEach(clearTimeout)
    await bus.close()
    await store.close()
  }
  return (): Promise<void> => (closing ??= all())
}

/** What is served beside the calls of the contract. */
const addPages = (app: FastifyInstance, { config, keys, store }: FeatureDeps, build: string): void => {
  addConfigJson(app, { config, build, sealKey: keys.sealKey, vapidKey: keys.vapid.publicKey })
  addHealth(app, store, build)
  if (!config.serviceWorker) addWorkerSwitch(app)
  if (config.mail.kind === 'outbox' || config.sms.kind === 'outbox') addOutboxPage(app, store, config.basePath)
  if (config.mode !== 'local') return
  addDemoPortraits(app)
  addDemoPreviews(app)
}

/** Files and pictures are no replies. */
const pages = [configCalls.runtime.row, accountCalls.media.row]

const callsOfTable = allCalls.filter(({ row }) => !pages.includes(row))

const routeDepsOf = ({ clock, config, keys, random, sessions, store }: FeatureDeps, limiters: Limiters): RouteDeps => ({
  store,
  sessions,
  sessionOver: makeSessionOver(store, config.settings),
  limiters,
  config,
  clock,
  settings: config.settings,
  envelope: { keys, random, ticketMs: config.settings.request.ticketMs, openTicket: ticketOpener(keys.ticketKey) },
  appKey: config.appKey,
})

/** The checkout pages of local mode beside it; without them everything but paying works. */
const listen = async (app: FastifyInstance, { host, port }: Config, payments: Payments): Promise<string> => {
  const address = await app.listen({ host, port })
  await payments.open(host)
  return address
}

const featuresOf = (parts: FeatureDeps, { features = (own) => own }: ServerDeps): Features =>
  features(makeFeatures(parts), parts)

/** Puts the gateway together on an open store. It listens when told to. */
export const createServer = async (config: Config, deps: ServerDeps): Promise<RunningServer> => {
  const { clock, random, store } = deps
  const { settings } = config
  const app = await createApp(config, random, deps.client ?? builtClient(config), deps)
  const report: Report = (defect) => app.log.error({ err: defect }, 'defect')
  const bus = busOf(config, clock, app, report)
  const keys = await loadServerKeys(store, random)
  const payments = makePayments(app, { config, clock, random, store, keys })
  const parts = await makeParts(config, deps, bus, report, { keys, payments: deps.payments ?? payments.providers })
  const { addWebhooks, admin, answered, chores, rights, rooms } = featuresOf(parts, deps)
  const limiters = { memory: memoryLimiter(), stored: storedLimiter(store) }

  addPages(app, parts, deps.build ?? 'dev')
  addIdentities(app, { ...parts, limiter: limiters.memory })
  addMediaPage(app, { ...parts, limiters, rights })
  addCalls(app, callsOfTable, answered, routeDepsOf(parts, limiters))
  addWebhooks(app, limiters.memory)
  await app.ready()

  const rtm = startRtm(app.server, {
    ...parts,
    rooms,
    settings,
    report,
    realtimeKey: parts.keys.realtimeKey,
    limiter: limiters.memory,
    parseCookie: (header) => app.parseCookie(header),
  })
  const stops = runChores([...chores, ...payments.chores, ...sweeps(store, limiters, clock, settings)], clock, report)
  const stop = (): void => {
    stops.forEach((end) => end())
    rtm.close()
  }
  return {
    app,
    parts,
    admin,
    listen: () => listen(app, config, payments),
    close: closer(app, { bus, payments, store }, settings, { cut: rtm.cut, stop }),
  }
}
