import path from 'node:path'
import type { Plugin } from 'vite'
import { listRoutes } from './routes.ts'

const source = path.resolve(import.meta.dirname, '../../src')
const screens = new Set(listRoutes(source).map(({ file }) => file))

/** A screen, or a part that comes later, is not done loading in the browser before its words are there. */
export const wordsWithScreens = (): Plugin => ({
  name: 'words-with-screens',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/features\/.*\.tsx$/ },
    handler(code, id) {
      const file = path.relative(source, id).replaceAll('\\', '/')
      const waiting = code.replaceAll(/\bimport\(\s*(['"])([#.][^'"]+\.tsx)\1\s*\)/g, (whole, _, to: string) => {
        const part = to.startsWith('#') ? to.slice(1) : path.posix.join(path.posix.dirname(file), to)
        return part.startsWith('features/') ? `withWords(${whole}, '${part}')` : whole
      })
      const words = screens.has(file) ? `\nawait wordsOf('${file}')\n` : ''
      if (waiting === code && !words) return null
      const before = `import { withWords, wordsOf } from '#platform/browser/screen-words.ts'`
      return { code: `${before}\n${waiting}${words}`, map: null }
    },
  },
})
