import type { Plugin } from 'vite'

/** Signs without the random keys of their lines, which no compression makes smaller: lines that never change their order need none. */
export const lightIcons = (): Plugin => ({
  name: 'light-icons',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/ },
    handler: (code) => ({ code: code.replaceAll(/,?\s*\bkey: "\w+"/g, ''), map: null }),
  },
})
