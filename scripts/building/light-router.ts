import type { Plugin } from 'vite'

/** Parts of React Router that the product turns off: each as what it answers then. A name that is missing here fails the build. */
const off: Record<string, string> = {
  // watching loaders and navigations: `instrumentations` is never given
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export { nothing as instrumentHandler, nothing as instrumentationResultMetaContext }`,
  // asking for routes on the way: `routeDiscovery` is `initial` (react-router.config.ts)
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    export { nothing as getPathsWithAncestors, nothing as handleClientVersionMismatch, nothing as getManifestPath }`,
  // where even the page of errors fails: a way to load it anew, instead of a stack for developers
  'lib/dom/ssr/errorBoundaries.js': `
    import { Component, createElement } from 'react'
    export const RemixRootDefaultErrorBoundary = () =>
      createElement('html', null, createElement('body', null, createElement('a', { href: '' }, '\u21bb')))
    export class RemixErrorBoundary extends Component {
      state = { error: this.props.error }
      static getDerivedStateFromError = (error) => ({ error })
      componentDidCatch(error) { console.error(error) }
      render() { return this.state.error ? createElement(RemixRootDefaultErrorBoundary) : this.props.children }
    }
    export const BoundaryShell = ({ children }) => children`,
}

/** What no page of ours asks of React Router does not travel to browsers. */
export const lightRouter = (): Plugin => ({
  name: 'light-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /react-router\/dist\/production\/lib\/.*\.js$/ },
    handler(id) {
      const code = off[id.replace(/.*react-router\/dist\/production\//, '')]
      // what only servers call is named, so that their part of the library can be read and left out
      return code && `const nothing = undefined\n${code}`
    },
  },
})
