import type { Planted } from './planted-tree'

/** Plants one violation: the file `at` breaks the rule by importing `what`; `with` are further files it needs. */
export interface Probe {
  readonly at: string
  readonly what: string
  readonly with?: Planted
}

const target = (path: string): Planted => ({
  [`${path}.ts`]: `import * as O from 'fp-ts/Option'\nexport const a = O.none\n`,
})

const toFile = (at: string, what: string, path: string): Probe => ({ at, what, with: target(path) })

const layers: Readonly<Record<string, readonly Probe[]>> = {
  'domain-allow-list': [
    { at: 'src/domain/chat/with-mobx.ts', what: 'mobx' },
    { at: 'src/domain/chat/with-io-ts.ts', what: 'io-ts' },
    { at: 'src/domain/chat/with-node.ts', what: 'node:crypto' },
    { at: 'src/domain/chat/with-a-bare-package.ts', what: 'left-pad' },
    toFile(
      'src/domain/chat/with-application.ts',
      '../../application/chat/planted.port',
      'src/application/chat/planted.port',
    ),
  ],
  'application-allow-list': [
    { at: 'src/application/chat/with-react.ts', what: 'react' },
    { at: 'src/application/chat/with-io-ts.ts', what: 'io-ts' },
    { at: 'src/application/chat/with-inversify.ts', what: 'inversify' },
    toFile(
      'src/application/chat/with-adapter.ts',
      '../../infrastructure/gateway/planted',
      'src/infrastructure/gateway/planted',
    ),
    toFile('src/application/chat/with-view.ts', '../../ui/chat/planted', 'src/ui/chat/planted'),
    toFile('src/application/chat/with-fake.ts', '../../../tests/fakes/planted.fake', 'tests/fakes/planted.fake'),
  ],
  'mobx-in-models-only': [{ at: 'src/application/chat/send.use-case.ts', what: 'mobx' }],
  'contract-allow-list': [
    toFile(
      'src/infrastructure/gateway/contract/with-application.ts',
      '../../../application/chat/other.port',
      'src/application/chat/other.port',
    ),
    toFile('src/infrastructure/gateway/contract/with-client.ts', '../client', 'src/infrastructure/gateway/client'),
  ],
  'infrastructure-allow-list': [
    { at: 'src/infrastructure/browser/with-react.ts', what: 'react' },
    { at: 'src/infrastructure/browser/with-kysely.ts', what: 'kysely' },
    { at: 'src/infrastructure/browser/with-node.ts', what: 'node:fs' },
    toFile('src/infrastructure/browser/with-view.ts', '../../ui/chat/seen', 'src/ui/chat/seen'),
    toFile('src/infrastructure/browser/with-server.ts', '../../../server/http/planted', 'server/http/planted'),
  ],
  'node-adapters-allow-list': [
    { at: 'src/infrastructure/node/with-react.ts', what: 'react' },
    { at: 'src/infrastructure/container/node-with-react.ts', what: 'react' },
  ],
  'ui-allow-list': [
    { at: 'src/ui/chat/with-mobx.ts', what: 'mobx' },
    { at: 'src/ui/chat/with-dexie.ts', what: 'dexie' },
    toFile('src/ui/chat/with-adapter.ts', '../../infrastructure/gateway/used', 'src/infrastructure/gateway/used'),
  ],
  'worker-allow-list': [
    { at: 'src/worker/with-dexie.ts', what: 'dexie' },
    toFile('src/worker/with-adapter.ts', '../infrastructure/gateway/http', 'src/infrastructure/gateway/http'),
    toFile('src/worker/with-feature.ts', '../domain/chat/held', 'src/domain/chat/held'),
  ],
  'demo-allow-list': [
    { at: 'src/demo/with-react.ts', what: 'react' },
    toFile('src/demo/with-view.ts', '../ui/chat/shown', 'src/ui/chat/shown'),
    toFile('src/demo/with-terminal.ts', '../terminal/lines', 'src/terminal/lines'),
    toFile('src/demo/with-server.ts', '../../server/http/called', 'server/http/called'),
  ],
  'terminal-allow-list': [
    { at: 'src/terminal/with-react.ts', what: 'react' },
    toFile('src/terminal/with-view.ts', '../ui/chat/shown', 'src/ui/chat/shown'),
    toFile('src/terminal/with-server.ts', '../../server/http/called', 'server/http/called'),
  ],
  'main-allow-list': [
    { at: 'src/main.tsx', what: 'dexie' },
    { at: 'src/start-core.ts', what: 'dexie' },
  ],
  'server-allow-list': [
    { at: 'server/chat/with-react.ts', what: 'react' },
    toFile(
      'server/chat/with-application.ts',
      '../../src/application/chat/third.port',
      'src/application/chat/third.port',
    ),
    toFile('server/chat/with-client.ts', '../../src/infrastructure/gateway/http', 'src/infrastructure/gateway/http'),
    toFile('server/chat/with-fake.ts', '../../tests/fakes/other.fake', 'tests/fakes/other.fake'),
  ],
}

const vendors: Readonly<Record<string, readonly Probe[]>> = {
  'agora-rtc-sdk-ng-in-its-folder': [{ at: 'src/infrastructure/rtc/webrtc/with-agora.ts', what: 'agora-rtc-sdk-ng' }],
  'agora-rtm-sdk-in-its-folder': [{ at: 'src/infrastructure/rtm/websocket/with-agora.ts', what: 'agora-rtm-sdk' }],
  'werift-in-its-folder': [{ at: 'src/infrastructure/rtc/webrtc/with-werift.ts', what: 'werift' }],
  'firebase-in-its-folder': [{ at: 'src/infrastructure/push/webpush/with-firebase.ts', what: 'firebase/messaging' }],
  'dexie-in-its-folder': [{ at: 'src/infrastructure/storage/cookies/with-dexie.ts', what: 'dexie' }],
  'altcha-lib-in-its-folder': [{ at: 'src/infrastructure/gateway/with-altcha.ts', what: 'altcha-lib' }],
  'libphonenumber-js-in-its-folder': [{ at: 'src/infrastructure/gateway/with-numbers.ts', what: 'libphonenumber-js' }],
  'inversify-in-its-folder': [{ at: 'src/infrastructure/gateway/with-inversify.ts', what: 'inversify' }],
  'reflect-metadata-in-its-folder': [{ at: 'src/infrastructure/gateway/with-reflect.ts', what: 'reflect-metadata' }],
  'vendor-folder-is-closed': [
    toFile(
      'src/infrastructure/gateway/with-store.ts',
      '../storage/dexie/planted',
      'src/infrastructure/storage/dexie/planted',
    ),
    toFile(
      'src/infrastructure/rtm/agora/with-socket.ts',
      '../websocket/planted',
      'src/infrastructure/rtm/websocket/planted',
    ),
  ],
}

const features: Readonly<Record<string, readonly Probe[]>> = {
  'feature-order-kernel': [
    toFile('src/domain/kernel/with-account.ts', '../account/planted', 'src/domain/account/planted'),
    toFile('src/application/kernel/with-account.ts', '../account/planted', 'src/application/account/planted'),
  ],
  'feature-order-account': [
    toFile('src/domain/account/with-friends.ts', '../friends/planted', 'src/domain/friends/planted'),
  ],
  'feature-order-friends': [
    toFile('src/domain/friends/with-chat.ts', '../chat/planted', 'src/domain/chat/planted'),
    toFile('src/application/friends/with-calls.ts', '../../domain/calls/rung', 'src/domain/calls/rung'),
  ],
  'feature-order-chat': [
    toFile('src/domain/chat/with-calls.ts', '../calls/planted', 'src/domain/calls/planted'),
    toFile('src/application/chat/with-realtime.ts', '../realtime/planted', 'src/application/realtime/planted'),
  ],
  'feature-order-gifts': [toFile('src/domain/gifts/with-chat.ts', '../chat/planted', 'src/domain/chat/planted')],
  'feature-order-calls': [toFile('src/domain/calls/with-chat.ts', '../chat/read', 'src/domain/chat/read')],
  'feature-order-matching': [
    toFile('src/application/matching/with-realtime.ts', '../realtime/heard', 'src/application/realtime/heard'),
  ],
  'feature-order-coins': [toFile('src/domain/coins/with-calls.ts', '../calls/planted', 'src/domain/calls/planted')],
  'feature-order-tasks': [toFile('src/domain/tasks/with-coins.ts', '../coins/earned', 'src/domain/coins/earned')],
  'feature-order-safety': [
    toFile('src/domain/safety/with-profile.ts', '../profile/planted', 'src/domain/profile/planted'),
  ],
  'feature-order-profile': [
    toFile('src/domain/profile/with-safety.ts', '../safety/planted', 'src/domain/safety/planted'),
  ],
  'ui-features-meet-in-shell': [toFile('src/ui/chat/with-calls.ts', '../calls/planted', 'src/ui/calls/planted')],
  'ui-base-knows-no-feature': [
    toFile('src/ui/design/with-chat.ts', '../chat/listed', 'src/ui/chat/listed'),
    toFile('src/ui/i18n/with-shell.ts', '../shell/planted', 'src/ui/shell/planted'),
  ],
}

const shape: Readonly<Record<string, readonly Probe[]>> = {
  'every-file-has-a-layer': [
    { at: 'src/helpers.ts', what: 'fp-ts/Option' },
    { at: 'src/domain/helpers.ts', what: 'fp-ts/Option' },
    { at: 'src/domain/utilities/list.ts', what: 'fp-ts/Option' },
    { at: 'src/application/helpers.ts', what: 'fp-ts/Option' },
    { at: 'src/ui/misc/list.ts', what: 'fp-ts/Option' },
  ],
  'admin-stays-at-its-socket': [toFile('server/http/with-admin.ts', '../admin/planted', 'server/admin/planted')],
  'no-cycles': [
    {
      at: 'server/chat/egg.ts',
      what: './hen',
      with: { 'server/chat/hen.ts': `import { planted } from './egg'\nexport const b = planted\n` },
    },
  ],
  'no-orphans': [{ at: 'src/application/chat/alone.ts', what: '' }],
}

/** What each rule must catch. */
export const probes: Readonly<Record<string, readonly Probe[]>> = { ...layers, ...vendors, ...features, ...shape }

/** Imports that every layer may make: no rule may catch one. */
export const allowed: readonly Probe[] = [
  { at: 'src/domain/chat/asked-by-views.ts', what: '' },
  { at: 'src/infrastructure/browser/had-by-views.ts', what: '' },
  { at: 'src/domain/friends/fine.ts', what: 'fp-ts/Either' },
  toFile('src/domain/friends/fine-account.ts', '../account/known', 'src/domain/account/known'),
  { at: 'src/application/chat/fine.model.ts', what: 'mobx' },
  toFile('src/application/realtime/fine.ts', '../calls/known.port', 'src/application/calls/known.port'),
  { at: 'src/infrastructure/gateway/contract/fine.codec.ts', what: 'io-ts' },
  { at: 'src/infrastructure/container/fine.ts', what: 'inversify' },
  { at: 'src/infrastructure/storage/dexie/fine.ts', what: 'dexie' },
  toFile(
    'src/infrastructure/container/fine-store.ts',
    '../storage/dexie/known',
    'src/infrastructure/storage/dexie/known',
  ),
  { at: 'src/infrastructure/node/fine.ts', what: 'node:sqlite' },
  { at: 'src/worker/fine.ts', what: 'workbox-core' },
  toFile('src/worker/fine-kernel.ts', '../domain/kernel/known', 'src/domain/kernel/known'),
  { at: 'src/ui/chat/fine.ts', what: 'mobx-react-lite' },
  toFile('src/ui/chat/fine-design.ts', '../design/known', 'src/ui/design/known'),
  toFile('src/ui/shell/fine.ts', '../chat/known', 'src/ui/chat/known'),
  { at: 'server/http/fine.ts', what: 'fastify' },
  { at: 'server/http/fine-node.ts', what: 'node:http' },
  toFile('server/run.ts', './admin/known', 'server/admin/known'),
  toFile(
    'server/http/fine-contract.ts',
    '../../src/infrastructure/gateway/contract/known',
    'src/infrastructure/gateway/contract/known',
  ),
]

const source = (what: string): string =>
  what === '' ? 'export const planted = 1\n' : `import * as it from '${what}'\nexport const planted = it\n`

/** All files of some probes. */
export const filesOf = (some: readonly Probe[]): Planted =>
  Object.assign({}, ...some.map((probe) => ({ ...probe.with, [probe.at]: source(probe.what) })))
