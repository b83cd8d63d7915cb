import type { Rolldown } from 'vite'

const instead: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  'react/compiler-runtime': 'preact/compat/compiler-runtime',
}

/** For forms that wake up in documents: Preact in the place of React, and no style sheets, which their page has. */
export const lightReact = () => ({
  name: 'light-react',
  enforce: 'pre' as const,
  async resolveId(this: Rolldown.PluginContext, source: string, importer?: string) {
    if (source.endsWith('.css')) return '\0no-style'
    const other = instead[source]
    return other ? this.resolve(other, importer, { skipSelf: true }) : null
  },
  load: (id: string) => (id === '\0no-style' ? 'export {}' : null),
})
