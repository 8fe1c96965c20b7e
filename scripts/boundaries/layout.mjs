// @ts-check
// The one place that says which features, layers and packages there are, and who may use which.

/** Features in the order of import: each may import those of earlier steps; those of one step do not import each other. */
export const featureOrder = [
  ['kernel'],
  ['account'],
  ['friends'],
  ['gifts'],
  ['chat', 'calls', 'coins', 'tasks', 'safety', 'profile'],
  ['matching'],
]

export const features = featureOrder.flat()

/** Folders of the application beside the features: realtime may import all of them, and none imports it. */
export const aboveFeatures = ['realtime']

/** Folders of the user interface beside the features: all views may import them; design and i18n know no feature. */
export const uiBase = ['design', 'i18n']
export const uiShell = 'shell'

/** Packages by layer; `fp-ts` is everywhere. */
export const packages = {
  domain: ['fp-ts'],
  application: ['fp-ts', 'mobx'],
  contract: ['fp-ts', 'io-ts'],
  infrastructure: ['fp-ts', 'io-ts'],
  ui: [
    'fp-ts',
    'react',
    'react-dom',
    'mobx-react-lite',
    'wouter',
    'i18next',
    'react-i18next',
    '@base-ui/react',
    '@tanstack/react-virtual',
    'lucide-react',
    '@fontsource-variable/inter',
    'uqr',
  ],
  worker: [
    'fp-ts',
    'workbox-core',
    'workbox-expiration',
    'workbox-precaching',
    'workbox-routing',
    'workbox-strategies',
  ],
  terminal: ['fp-ts', 'mobx', 'commander', '@inquirer/prompts'],
  demo: ['fp-ts', 'io-ts', 'mobx'],
  /** What adapters for Node use beside what Node has. */
  node: ['fp-ts', 'io-ts', 'ws'],
  server: [
    'fp-ts',
    'io-ts',
    'fastify',
    '@fastify/cookie',
    '@fastify/static',
    'kysely',
    'pg',
    'ws',
    '@nats-io/transport-node',
    'agora-token',
    'nodemailer',
    'altcha-lib',
    '@dicebear/core',
    '@dicebear/styles',
    '@fastify/multipart',
    'libphonenumber-js',
    'oidc-provider',
    'openid-client',
    'sharp',
    'web-push',
  ],
  main: ['react', 'react-dom'],
}

/** Packages of the infrastructure that stay in one folder, so that a vendor is swapped by touching that folder. */
export const ownFolder = {
  'agora-rtc-sdk-ng': 'rtc/agora',
  'agora-rtm-sdk': 'rtm/agora',
  werift: 'rtc/werift',
  firebase: 'push/firebase',
  dexie: 'storage/dexie',
  'altcha-lib': 'browser',
  'libphonenumber-js': 'browser',
  inversify: 'container',
  'reflect-metadata': 'container',
}

/** Folders of one vendor: only the container and the folder itself import from them. */
export const vendorFolders = [
  'rtc/agora',
  'rtc/webrtc',
  'rtc/werift',
  'rtm/agora',
  'rtm/websocket',
  'push/firebase',
  'push/webpush',
  'storage/dexie',
]
