import path from 'node:path'
import type { Plugin } from 'vite'
import { listRoutes } from './routes.ts'

const source = path.resolve(import.meta.dirname, '../../src')
const screens = new Set(listRoutes(source).map(({ file }) => file))

/** The file of a screen is not done loading in the browser before its words are there. */
export const wordsWithScreens = (): Plugin => ({
  name: 'words-with-screens',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /-screen\.tsx$/ },
    handler(code, id) {
      const screen = path.relative(source, id).replaceAll('\\', '/')
      if (!screens.has(screen)) return null
      const before = `import { wordsOf } from '#platform/browser/screen-words.ts'`
      return { code: `${before}\n${code}\nawait wordsOf('${screen}')\n`, map: null }
    },
  },
})
