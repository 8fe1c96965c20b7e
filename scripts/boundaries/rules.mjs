// @ts-check
import {
  aboveFeatures,
  featureOrder,
  features,
  ownFolder,
  packages,
  uiBase,
  uiShell,
  vendorFolders,
} from './layout.mjs'

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

const oneOf = (/** @type {readonly string[]} */ names) => `(?:${names.join('|')})`

/** Matches a package by the place it resolves to, and by its bare name when it is not installed. */
const packagePaths = (/** @type {readonly string[]} */ names) =>
  names.length === 0 ? [] : [`(?:^|/)node_modules/${oneOf(names)}/`, `^${oneOf(names)}(?:/|$)`]

/**
 * A rule with a severity that fails the build.
 * @param {string} name
 * @param {string} comment
 * @param {Rule['from']} from
 * @param {Rule['to']} to
 * @returns {Rule}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const contract = '^src/infrastructure/gateway/contract/'
const nodeFolder = '^src/infrastructure/node/'
/** The composition of a Core without a browser. */
const nodeComposition = '^src/infrastructure/container/node[^/]*\\.ts$'
/** The type of `import.meta.glob`, which is no code. */
const viteTypes = '(?:^|/)node_modules/vite/types/'
/** Loaded by `import.meta.glob`, which the cruise does not follow. */
const globbed = '^(?:server/store/migrations/|src/ui/i18n/locales/\\w+/texts\\.ts$)'

const layerRules = [
  forbid(
    'domain-allow-list',
    'The domain imports fp-ts and nothing else.',
    { path: '^src/domain/' },
    {
      pathNot: ['^src/domain/', ...packagePaths(packages.domain)],
    },
  ),
  forbid(
    'application-allow-list',
    'The application imports the domain, fp-ts and MobX.',
    { path: '^src/application/' },
    {
      pathNot: ['^src/(?:application|domain)/', ...packagePaths(packages.application)],
    },
  ),
  forbid(
    'mobx-in-models-only',
    'In the application only models know MobX.',
    { path: '^src/application/', pathNot: '\\.model\\.ts$' },
    { path: packagePaths(['mobx']) },
  ),
  forbid(
    'contract-allow-list',
    'The server imports the contract too: it stands on the domain alone.',
    { path: contract },
    {
      pathNot: [contract, '^src/domain/', ...packagePaths(packages.contract)],
    },
  ),
  forbid(
    'infrastructure-allow-list',
    'Infrastructure imports application, domain and its own libraries.',
    { path: '^src/infrastructure/', pathNot: [contract, nodeFolder, nodeComposition] },
    {
      pathNot: [
        '^src/(?:infrastructure|application|domain)/',
        ...packagePaths([...packages.infrastructure, ...Object.keys(ownFolder)]),
      ],
    },
  ),
  forbid(
    'node-adapters-allow-list',
    'Adapters for Node use what Node has.',
    { path: [nodeFolder, nodeComposition] },
    {
      pathNot: ['^src/(?:infrastructure|application|domain)/', ...packagePaths(packages.node)],
      dependencyTypesNot: ['core'],
    },
  ),
  forbid(
    'ui-allow-list',
    'Views import application, domain and view libraries.',
    { path: '^src/ui/' },
    {
      pathNot: ['^src/(?:ui|application|domain)/', ...packagePaths(packages.ui)],
    },
  ),
  forbid(
    'worker-allow-list',
    'The service worker imports the kernel of the domain and what keeps files.',
    { path: '^src/worker/' },
    { pathNot: ['^src/(?:worker|domain/kernel)/', ...packagePaths(packages.worker)] },
  ),
  forbid(
    'terminal-allow-list',
    'The terminal imports application, infrastructure and domain.',
    { path: '^src/terminal/' },
    {
      pathNot: ['^src/(?:terminal|application|infrastructure|domain)/', ...packagePaths(packages.terminal)],
      dependencyTypesNot: ['core'],
    },
  ),
  forbid(
    'demo-allow-list',
    'Demo people import application, infrastructure and domain.',
    { path: '^src/demo/' },
    {
      pathNot: ['^src/(?:demo|application|infrastructure|domain)/', viteTypes, ...packagePaths(packages.demo)],
      dependencyTypesNot: ['core'],
    },
  ),
  forbid(
    'main-allow-list',
    'main.tsx joins infrastructure and ui, and does no more; start-core.ts is the part of it without views.',
    { path: '^src/(?:main\\.tsx|start-core\\.ts)$' },
    {
      pathNot: ['^src/(?:(?:ui|infrastructure|application|domain)/|start-core\\.ts$)', ...packagePaths(packages.main)],
    },
  ),
  forbid(
    'server-allow-list',
    'The server imports domain, contract and its own libraries.',
    { path: '^server/' },
    {
      pathNot: ['^server/', '^src/domain/', contract, viteTypes, ...packagePaths(packages.server)],
      dependencyTypesNot: ['core'],
    },
  ),
]

const sdkRules = Object.entries(ownFolder).map(([name, folder]) =>
  forbid(
    `${name}-in-its-folder`,
    `In infrastructure only ${folder}/ knows ${name}.`,
    { path: '^src/infrastructure/', pathNot: `^src/infrastructure/${folder}/` },
    { path: packagePaths([name]) },
  ),
)

const vendorRule = forbid(
  'vendor-folder-is-closed',
  'Only the container picks an adapter of a vendor.',
  { path: '^src/infrastructure/([^/]+/[^/]+)', pathNot: '^src/infrastructure/container/' },
  { path: `^src/infrastructure/${oneOf(vendorFolders)}/`, pathNot: '^src/infrastructure/$1/' },
)

/** One rule a feature: it imports itself and the features of earlier steps. */
const featureRules = featureOrder.flatMap((step, rank) => {
  const earlier = featureOrder.slice(0, rank).flat()
  return step.map((feature) =>
    forbid(
      `feature-order-${feature}`,
      `${feature} may import ${earlier.length === 0 ? 'no other feature' : earlier.join(', ')}.`,
      { path: `^src/(?:domain|application)/${feature}/` },
      {
        path: '^src/(?:domain|application)/',
        pathNot: `^src/(?:domain|application)/${oneOf([...earlier, feature])}/`,
      },
    ),
  )
})

const uiFeatures = `^src/ui/${oneOf(features)}/`

const uiRules = [
  forbid(
    'ui-features-meet-in-shell',
    'Views of two features meet in ui/shell.',
    { path: '^src/ui/([^/]+)/', pathNot: `^src/ui/${oneOf([uiShell, ...uiBase])}/` },
    {
      path: '^src/ui/',
      pathNot: `^src/ui/(?:$1|${[uiShell, ...uiBase].join('|')})/`,
    },
  ),
  forbid(
    'ui-base-knows-no-feature',
    'Design and i18n know no feature and no shell.',
    { path: `^src/ui/${oneOf(uiBase)}/` },
    {
      path: '^src/ui/',
      pathNot: `^src/ui/${oneOf(uiBase)}/`,
    },
  ),
]

const shapeRules = [
  forbid(
    'every-file-has-a-layer',
    'A source lies in a layer, and a feature in a known folder.',
    {
      pathNot: [
        '^server/',
        '^src/(?:main\\.tsx|start-core\\.ts)$',
        '^src/(?:demo|infrastructure|terminal|worker)/',
        `^src/domain/${oneOf(features)}/`,
        `^src/application/(?:${oneOf([...features, ...aboveFeatures])}/|core\\.ts$)`,
        `${uiFeatures}|^src/ui/${oneOf([uiShell, ...uiBase])}/`,
        '(?:^|/)node_modules/',
      ],
      path: '^(?:src|server)/',
    },
    {},
  ),
  forbid(
    'admin-stays-at-its-socket',
    'No call of the wire reaches the commands of the operator.',
    { path: '^server/', pathNot: '^server/(?:admin/|(?:features|server|run)\\.ts$)' },
    { path: '^server/admin/' },
  ),
  forbid('no-cycles', 'Modules form no cycle.', {}, { circular: true }),
  forbid(
    'no-orphans',
    'A module that nothing imports and that imports nothing is dead; rules and what a browser has wait for a user interface.',
    { orphan: true, pathNot: ['\\.d\\.ts$', '^src/(?:domain|infrastructure/browser)/', globbed] },
    {},
  ),
]

export const rules = [...layerRules, ...sdkRules, vendorRule, ...featureRules, ...uiRules, ...shapeRules]
