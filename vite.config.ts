import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { codeSplitting } from './scripts/building/chunks.ts'
import { lightContracts } from './scripts/building/light-contracts.ts'
import { lightReact } from './scripts/building/light-react.ts'
import { lightRouter } from './scripts/building/light-router.ts'
import { reactCompiler } from './scripts/building/react-compiler.ts'
import { wordsWithScreens } from './scripts/building/words-with-screens.ts'

// every page lists the files of every screen: a letter less of each of five hundred
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
}

export default defineConfig({
  plugins: [
    // react-aria ships 34 languages; four of them are ours
    { ...optimizeLocales.vite({ locales: ['en-US', 'en-GB', 'ar-AE', 'ru-RU', 'fr-FR'] }), enforce: 'pre' },
    // effects rely on what it keeps the same between two renderings
    reactCompiler(),
    lightContracts(),
    lightRouter(),
    wordsWithScreens(),
    reactRouter(),
  ],
  // scripts of documents: see src/root.tsx
  worker: { format: 'es', plugins: () => [...reactCompiler(), lightContracts(), lightReact()] },
  // words arrive compiled (platform/server/words.ts), so that pages need no ICU parser
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  ssr: { noExternal: ['use-intl', 'lucide'] },
  optimizeDeps: {
    // found only once a screen asks for them, which would reload the page under one's hands
    include: [
      '@tiptap/react',
      '@tiptap/starter-kit',
      '@dnd-kit/core',
      'react-aria-components',
      'libphonenumber-js/min',
      'lucide',
    ],
  },
  build: { target: 'baseline-widely-available' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting, ...shortNames } } } } },
})
