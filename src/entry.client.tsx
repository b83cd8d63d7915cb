import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { WordsProvider } from '#platform/browser/words-provider.tsx'
import { toLanguage } from '#platform/shared/languages.ts'
import type { Words } from '#platform/shared/words.ts'

const html = document.documentElement
const link = document.querySelector<HTMLLinkElement>('link[data-words]')

const words: Words = link ? await fetch(link.href).then((answer) => answer.json()) : {}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsProvider
        language={toLanguage(html.lang)}
        words={words}
        timeZone={html.dataset.timeZone ?? 'UTC'}
        now={Number(html.dataset.now)}
      >
        <HydratedRouter />
      </WordsProvider>
    </StrictMode>,
  )
})
