// Who may import whom. `npm run check` reads it and makes sure that every file of src was seen.
const order = require('./src/features/order.json')
const composing = require('./src/features/composing.json')

const anyFeature = '^src/features/[^/]+/[^/]+/'
const feature = '^src/features/([^/]+/[^/]+)/'
const screens = '^src/(features/[^/]+/[^/]+/ui|frame|ui|platform/browser)/'
const entries = '^src/(root|routes[a-z-]*|entry\\.[a-z]+)\\.tsx?$'
// states or questions that outgrew rules.ts, or calls that outgrew contract.ts, stand beside it under the name of their thing
const sharedFiles = [
  '^src/features/[^/]+/[^/]+/(contract|rules|events|permissions|stages|[a-z]+-(states|fields|changes|contract|rules))\\.ts$',
  '^src/libraries/[^/]+/[a-z-]+-contract\\.ts$',
]
const tests = '\\.test\\.tsx?$'

/** Areas in their order, and features in theirs within each. */
const features = Object.entries(order).flatMap(([area, names]) => names.map((name) => `${area}/${name}`))

/** Server and shared files of a feature know only the features before it in order.json; what flows back is an event. */
const onlyEarlier = features.slice(0, -1).map((name, index) => ({
  name: 'features-know-only-those-before-them',
  severity: 'error',
  from: { path: `^src/features/${name}/(?!ui/)`, pathNot: tests },
  to: { path: `^src/features/(${features.slice(index + 1).join('|')})/` },
}))

/** Screens and their parts too, but for those that bring rooms together; composing.json names them, and nothing else. */
const screensInOrder = features.slice(0, -1).map((name, index) => ({
  name: 'screens-know-only-those-before-them',
  severity: 'error',
  from: { path: `^src/features/${name}/ui/`, pathNot: [tests, ...composing.map((file) => `^src/features/${file}$`)] },
  to: { path: `^src/features/(${features.slice(index + 1).join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...onlyEarlier,
    ...screensInOrder,
    {
      name: 'platform-and-ui-know-no-feature',
      severity: 'error',
      from: { path: '^src/(platform|ui)/', pathNot: tests },
      to: { path: '^src/features/' },
    },
    {
      name: 'folders-of-a-feature-are-private',
      severity: 'error',
      from: { path: feature, pathNot: [tests, `${anyFeature}ui/`] },
      to: { path: `${anyFeature}[^/]+/`, pathNot: ['^src/features/$1/', `${anyFeature}ui/`] },
    },
    {
      name: 'folders-of-a-feature-are-private',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/features/', tests] },
      to: { path: `${anyFeature}(?!ui/)[^/]+/` },
    },
    {
      name: 'screens-take-only-shared-files',
      severity: 'error',
      from: { path: `${anyFeature}ui/`, pathNot: tests },
      to: { path: '^src/features/', pathNot: [...sharedFiles, `${anyFeature}ui/`] },
    },
    {
      name: 'frame-knows-only-contracts',
      severity: 'error',
      from: { path: '^src/frame/', pathNot: tests },
      to: { path: '^src/features/', pathNot: sharedFiles },
    },
    {
      name: 'platform-and-ui-know-no-frame',
      severity: 'error',
      from: { path: '^src/(platform|ui)/', pathNot: tests },
      to: { path: '^src/frame/' },
    },
    {
      name: 'screens-know-no-server',
      severity: 'error',
      from: { path: screens, pathNot: tests },
      to: { path: ['^src/platform/server/', '^src/libraries/', '^src/[^/]+\\.ts$', '^db/'], pathNot: sharedFiles },
    },
    {
      name: 'libraries-know-no-feature',
      severity: 'error',
      from: { path: '^src/libraries/', pathNot: tests },
      to: { path: '^src/(features|frame|ui)/' },
    },
    {
      name: 'platform-and-ui-know-no-library',
      severity: 'error',
      from: { path: '^src/(platform|ui)/', pathNot: tests },
      to: { path: '^src/libraries/' },
    },
    {
      name: 'shared-files-import-only-each-other',
      severity: 'error',
      from: { path: sharedFiles },
      to: { pathNot: [...sharedFiles, '^src/platform/shared/', '^node_modules/zod/'] },
    },
    {
      name: 'platform-shared-runs-on-both-sides',
      severity: 'error',
      from: { path: '^src/platform/shared/', pathNot: tests },
      to: { path: ['^src/(?!platform/shared/)', '^db/'] },
    },
    {
      name: 'platform-shared-runs-on-both-sides',
      severity: 'error',
      from: { path: '^src/platform/shared/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-server-file-imports-a-screen',
      severity: 'error',
      from: { path: '^src/', pathNot: [screens, entries, tests] },
      to: { path: screens },
    },
    { name: 'no-cycle', severity: 'error', from: { path: '^src/' }, to: { circular: true } },
    {
      name: 'no-barrel',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['export'] },
    },
    { name: 'no-barrel', severity: 'error', from: {}, to: { path: '/index\\.tsx?$', pathNot: 'node_modules' } },
    {
      name: 'imports-lead-somewhere',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/routes[a-z-]*\\.ts$' },
      // the address of a package's file is a matter of the build, which fails where there is none
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^\\./\\+types/', '\\.wasm\\?url$'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
