import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { lightReact } from './scripts/building/light-react.ts'
import { reactCompiler } from './scripts/building/react-compiler.ts'
import { readWording } from './src/platform/server/words/wording.ts'
import { languages } from './src/platform/shared/languages.ts'
import { findBrowser } from './tests/browser.ts'

/** The words of the house, as pages get them, at `/words/ar.json`. */
const words: Plugin = {
  name: 'words',
  configureServer({ middlewares }) {
    const wording = readWording(`${import.meta.dirname}/src`)
    for (const language of languages)
      middlewares.use(`/words/${language}.json`, (_, answer) => {
        answer.setHeader('content-type', 'application/json').end(wording.json(language))
      })
  },
}

const light = lightReact()
/** A file as islands have it, with Preact in the place of React: `./late.tsx?island`. */
const islands: Plugin = {
  ...light,
  resolveId(source, importer) {
    return importer?.endsWith('?island') ? light.resolveId.call(this, source, importer) : null
  },
}

// parts of screens in a real browser, built as the product builds them: with the compiler and with compiled words
export default defineConfig({
  plugins: [reactCompiler(), words, islands],
  optimizeDeps: { include: ['preact/compat', 'preact/jsx-runtime', 'preact/jsx-dev-runtime'] },
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  test: {
    include: ['src/**/*.test.tsx'],
    setupFiles: ['tests/screens/each.ts'],
    // long enough for a machine that does much else
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      // each script that is fetched shares 2 MB until it is collected, GBs of 120 files: on the disk, as Playwright has it
      provider: playwright({ launchOptions: { ...findBrowser(), ignoreDefaultArgs: [] } }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1000, height: 800 },
      screenshotFailures: false,
    },
  },
})
