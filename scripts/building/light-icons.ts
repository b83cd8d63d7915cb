import type { Plugin } from 'vite'

/** Signs without the random keys of their lines, which say nothing and which no compression makes smaller: they are counted instead. */
export const lightIcons = (): Plugin => ({
  name: 'light-icons',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/ },
    handler(code) {
      let line = 0
      return { code: code.replaceAll(/\bkey: "\w+"/g, () => `key: "${line++}"`), map: null }
    },
  },
})
